import type { Outcome, OutcomeInput } from '@shortlist/api-contract';

/** The days of the three steps, YYYY-MM-DD; null where one was not taken. */
export type OutcomeDays = Pick<Outcome, 'interviewed_on' | 'offer_sent_on' | 'offer_accepted_on'>;

export const EMPTY_OUTCOME: OutcomeDays = {
  interviewed_on: null,
  offer_sent_on: null,
  offer_accepted_on: null,
};

/** The steps in their order, with the words of the product. */
export const STEPS = [
  { key: 'interviewed_on', label: 'Interviewed' },
  { key: 'offer_sent_on', label: 'Offer sent' },
  { key: 'offer_accepted_on', label: 'Offer accepted' },
] as const satisfies readonly { key: keyof OutcomeDays; label: string }[];

/** The days with a change laid over them: a step that it leaves out stays. */
export function withChange(days: OutcomeDays, change: OutcomeInput): OutcomeDays {
  const after = (step: keyof OutcomeDays) => (change[step] === undefined ? days[step] : change[step]);
  return {
    interviewed_on: after('interviewed_on'),
    offer_sent_on: after('offer_sent_on'),
    offer_accepted_on: after('offer_accepted_on'),
  };
}

/** Only an offer that was sent can be accepted, and one that was accepted was sent. */
export function isFixed(step: keyof OutcomeDays, days: OutcomeDays): boolean {
  if (step === 'offer_accepted_on') return days.offer_sent_on === null;
  return step === 'offer_sent_on' && days.offer_accepted_on !== null;
}

/** The reader's own day, YYYY-MM-DD. */
export function today(now = new Date()): string {
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
