import type { CardFaults, CardForm } from '../cards.ts';

/** What was typed, and what is wrong with it; `refusal` is the bank's. */
export interface Typed {
  readonly given?: CardForm;
  readonly faults?: CardFaults;
  readonly refusal?: string;
}

/** The fields of a card in a form; what was not sent is empty. */
export function cardFormOf(form: Readonly<Record<string, string>>): CardForm {
  const { number = '', expiry = '', cvc = '', name = '' } = form;
  return { number, expiry, cvc, name };
}
