import type { OutcomeInput } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The days of the three steps; null where one was not taken. */
export interface OutcomeDays {
  readonly interviewed_on: string | null;
  readonly offer_sent_on: string | null;
  readonly offer_accepted_on: string | null;
}

/** What stands once an input is recorded: a step that it leaves out stays, null takes it back. */
export function mergedDays(days: OutcomeDays, input: OutcomeInput): OutcomeDays {
  const merged = (step: keyof OutcomeDays) => (input[step] === undefined ? days[step] : input[step]);
  return {
    interviewed_on: merged('interviewed_on'),
    offer_sent_on: merged('offer_sent_on'),
    offer_accepted_on: merged('offer_accepted_on'),
  };
}

/** @throws AppError invalid_input for a day in the future; tomorrow is today somewhere on earth. */
export function refuseFuture(input: OutcomeInput, now: Date): void {
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  for (const [step, day] of Object.entries(input)) {
    if (day && day > tomorrow) refuse(step, "The date can't be in the future.");
  }
}

/** @throws AppError invalid_input, at a field of the input, for an accepted offer that was not sent before. */
export function refuseUnsent(days: OutcomeDays, input: OutcomeInput): void {
  const { offer_sent_on: sent, offer_accepted_on: accepted } = days;
  if (accepted === null || (sent !== null && accepted >= sent)) return;
  const accepts = input.offer_accepted_on !== undefined;
  if (accepts && sent === null) {
    refuse('offer_accepted_on', 'Enter the date the offer was sent first.');
  }
  if (accepts) refuse('offer_accepted_on', `The acceptance date can't be before the offer date (${sent}).`);
  if (sent === null) {
    refuse('offer_sent_on', `Remove the acceptance date (${accepted}) first.`);
  }
  refuse('offer_sent_on', `The offer date can't be after the acceptance date (${accepted}).`);
}

/** Whether nothing is recorded. */
export function isNothing(days: OutcomeDays): boolean {
  return Object.values(days).every((day) => day === null);
}

function refuse(step: string, sentence: string): never {
  throw new AppError('invalid_input', sentence, { [step]: sentence });
}
