import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { smtpMailer } from './smtp-mailer';

const mail = {
  recipient: 'noor@example.com',
  subject: 'Je boeking',
  html: '<p>Tot ziens</p>',
  text: 'Tot ziens',
};
let stop = () => {};
afterEach(() => stop());

/** A mail server that answers each line by its first word, and keeps what it was told. */
async function aMailServer(answers: Record<string, string>) {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let isContent = false;
    socket.write('220 mail.example\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        heard.push(line);
        if (isContent && line !== '.') continue;
        isContent = line === 'DATA';
        socket.write(`${answers[line.split(/[ :]/)[0] ?? ''] ?? '250 yes'}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => server.close();
  return { heard, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a mail goes to the server with its Message-ID, in words and as a page', async () => {
  const { heard, url } = await aMailServer({ DATA: '354 go on', QUIT: '221 bye' });
  await smtpMailer(url, 'Sirocco <booking@sirocco.example>').send({ ...mail, messageId: 'one@sirocco' });
  expect(heard).toContain('RCPT TO:<noor@example.com>');
  expect(heard).toContain('Message-ID: <one@sirocco>');
  expect(heard.filter((line) => line.startsWith('Content-Type: text/'))).toHaveLength(2);
});

test('a mail that the server refuses is a failure, so that it is tried again', async () => {
  const { url } = await aMailServer({ RCPT: '451 later', QUIT: '221 bye' });
  const sending = smtpMailer(url, 'booking@sirocco.example').send({ ...mail, messageId: 'two@sirocco' });
  await expect(sending).rejects.toThrow('451 later');
});
