import { ApiError, messageOf } from '@shortlist/platform';

export interface Refusal {
  /** What to show above the form; null when the fields say it all. */
  readonly message: string | null;
  /** The sentence of each field that the form has. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Splits a failed call into sentences at the fields that a form shows and one above it. At 500 and above
 * the general sentence stands alone.
 */
export function formRefusalOf(error: Error | null, names: readonly string[]): Refusal {
  if (error === null) return { message: null, fields: {} };
  const given = error instanceof ApiError && error.status < 500 ? error.fields : {};
  const fields = Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
  return { message: Object.keys(fields).length > 0 ? null : messageOf(error), fields };
}
