import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { findPhone } from '../extraction/lines/contact-line.ts';
import { countryOf } from '../extraction/lines/regions.ts';

/** A telephone number as written, and in the international form where its country is known. */
export interface Phone {
  phone: string | null;
  phoneE164: string | null;
}

/** The first telephone number of the lines; `location` tells the country of a number without its code. */
export function readPhone(texts: readonly string[], location: string | null): Phone {
  for (const text of texts) {
    const written = findPhone(text)?.text.trim();
    if (written === undefined) continue;
    return { phone: written, phoneE164: toE164(written, location) };
  }
  return { phone: null, phoneE164: null };
}

function toE164(written: string, location: string | null): string | null {
  const isNorthAmerican = /^\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}$/.test(written);
  const country = countryOf(location) ?? (isNorthAmerican ? 'US' : undefined);
  const number = parsePhoneNumberFromString(written, country);
  return number?.isPossible() === true ? number.number : null;
}
