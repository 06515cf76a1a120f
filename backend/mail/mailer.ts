export interface Mail {
  recipient: string;
  subject: string;
  html: string;
  text: string;
}

export interface SignedMail extends Mail {
  /** The Message-ID header, without angle brackets. */
  messageId: string;
}

/** Hands one mail on; resolves once it is out of the shop's hands, throws when it is to be tried again. */
export interface Mailer {
  send(mail: SignedMail): Promise<void>;
}
