/** What a person types on the pay page. */
export interface CardForm {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}

/** A card that was filled in well. `fails`: payments after the first are refused. */
export interface Card {
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly isDeclined: boolean;
  readonly fails: boolean;
}

export type CardFaults = Partial<Record<keyof CardForm, string>>;

/** The numbers that the sandbox knows, and how they behave. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', outcome: 'pays' },
  { number: '4000 0000 0000 0002', outcome: 'Declined' },
  { number: '4000 0000 0000 0341', outcome: 'Succeeds now, fails at renewal' },
] as const;

const [PAYS, DECLINED, FAILS_LATER] = TEST_CARDS.map(({ number }) => number.replaceAll(' ', ''));

/** Reads the form of a card at a moment in milliseconds; `faults` has a sentence a wrong field. */
export function readCard(form: CardForm, now: number): { card: Card } | { faults: CardFaults } {
  const number = form.number.replace(/[\s-]/g, '');
  const expiry = readExpiry(form.expiry, now);
  const faults: CardFaults = {
    ...numberFault(number),
    ...(typeof expiry === 'string' ? { expiry } : {}),
    ...(/^\d{3,4}$/.test(form.cvc.trim()) ? {} : { cvc: 'Enter the 3 digits on the back of the card.' }),
    ...(form.name.trim() === '' ? { name: 'Enter the name on the card.' } : {}),
  };
  if (typeof expiry === 'string' || Object.keys(faults).length > 0) return { faults };
  const isDeclined = number === DECLINED;
  return { card: { last4: number.slice(-4), ...expiry, isDeclined, fails: number === FAILS_LATER } };
}

function numberFault(number: string): CardFaults {
  if (number === '') return { number: 'Enter a card number.' };
  if (!/^\d{13,19}$/.test(number) || !isLuhn(number)) return { number: 'Enter a valid card number.' };
  const isKnown = number === PAYS || number === DECLINED || number === FAILS_LATER;
  return isKnown ? {} : { number: 'Use a test card. Never enter a real card number here.' };
}

function readExpiry(text: string, now: number): string | { exp_month: number; exp_year: number } {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])(?:\s*\/\s*|(?<=\d\d)\s*)(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  if (month === undefined || year === undefined) return 'Enter the expiry date as MM / YY.';
  const [exp_month, exp_year] = [Number(month), 2000 + Number(year)];
  // A card is good until the end of its month.
  return Date.UTC(exp_year, exp_month) > now ? { exp_month, exp_year } : 'This card has expired.';
}

/** The check digit of a card number. */
function isLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
