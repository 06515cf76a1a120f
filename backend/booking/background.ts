import { subDays } from 'date-fns';
import type { BackgroundJob } from '../background-work';
import type { Context } from '../context';
import { sendDueMails } from '../mail/send-due-mails';
import { deliverDuePushes } from '../payments/sandbox/deliver-pushes';
import { expireAbandoned, forgetRefunded } from './basket-queries';
import { forgetAnswers } from './idempotency-queries';
import { handleWaitingEvents, receivePaymentPush } from './receive-push';
import { carryOutRefunds, reconcilePayments } from './reconcile-payments';
import { expireHolds } from './seat-hold';
import { forgetTries } from './try-queries';

/** A basket that nobody touched for so long, or that was refunded, is closed and its people are forgotten. */
const ABANDONED_DAYS = 14;

async function settlePayments(context: Context): Promise<void> {
  await handleWaitingEvents(context);
  await reconcilePayments(context);
  await carryOutRefunds(context);
}

async function forgetOld({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  const ago = (days: number) => subDays(now, days);
  await expireAbandoned(db, ago(ABANDONED_DAYS), now);
  await forgetRefunded(db, ago(ABANDONED_DAYS));
  await forgetAnswers(db, ago(1));
  await forgetTries(db, ago(1));
}

/** What finishes bookings behind the visitor's back; each job is safe in several processes at once. */
export const bookingJobs: readonly BackgroundJob[] = [
  { name: 'expire-holds', everySeconds: 5, run: async (context) => void (await expireHolds(context)) },
  { name: 'settle-payments', everySeconds: 5, run: settlePayments },
  { name: 'send-mails', everySeconds: 5, run: async (context) => void (await sendDueMails(context)) },
  { name: 'forget-old', everySeconds: 3600, run: forgetOld },
];

/** The sandbox bank's own work, where it is the provider. */
export const sandboxBankJob: BackgroundJob = {
  name: 'sandbox-bank',
  everySeconds: 1,
  run: async (context) => void (await deliverDuePushes(context, (id) => receivePaymentPush(context, id))),
};
