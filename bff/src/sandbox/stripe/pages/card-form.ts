import type { CardForm } from '../cards.ts';

/** The fields of a card in a form; what was not sent is empty. */
export function cardFormOf(form: Readonly<Record<string, string>>): CardForm {
  const { number = '', expiry = '', cvc = '', name = '' } = form;
  return { number, expiry, cvc, name };
}
