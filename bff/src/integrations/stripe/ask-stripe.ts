import { AppError } from '@shortlist/api-contract/app-error';
import { Stripe } from 'stripe';

const DEADLINE_MS = 20_000;
const UNAVAILABLE = "Couldn't reach the payment provider. You weren't charged. Try again in a moment.";

/**
 * Waits for Stripe, repetitions included, no longer than people wait. Never call it inside a transaction.
 *
 * @throws AppError unavailable when Stripe does not answer, fails or is too busy; its other errors stay.
 */
export async function askStripe<T>(answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError('unavailable', UNAVAILABLE)), DEADLINE_MS);
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    throw isOutage(error) ? new AppError('unavailable', UNAVAILABLE) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether Stripe says that the thing does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

function isOutage(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError
  );
}
