import type { Context } from '../context';
import type { PaymentProvider } from '../payments/payment-provider';
import { DomainError } from '../problem';

/** Calls the payment provider. Throws payment-unavailable, with the reason in the log, when that fails. */
export async function askProvider<T>(
  { payments, logger }: Context,
  ask: (provider: PaymentProvider) => Promise<T>,
): Promise<T> {
  try {
    return await ask(payments);
  } catch (error) {
    logger.warn('The payment provider did not answer as it should', { provider: payments.name, error });
    throw new DomainError('payment-unavailable', 'The payment provider cannot be reached at the moment');
  }
}
