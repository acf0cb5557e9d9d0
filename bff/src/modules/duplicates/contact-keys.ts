import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** Fewer digits are an extension or a mistake. */
const LEAST_DIGITS = 7;

/** An address as it is compared; null when there is none. */
export function emailKey(email: string | null | undefined): string | null {
  return email?.trim().toLowerCase() || null;
}

/** A number as it is compared, however it is written: E.164 where its country is known, else its digits. */
export function phoneKey(phone: string | null | undefined): string | null {
  if (!phone) return null;
  const number = parsePhoneNumberFromString(phone.replace(/^00/, '+'));
  if (number?.isPossible() === true) return number.number;
  const digits = phone.replace(/\D/g, '');
  if (digits.length < LEAST_DIGITS) return null;
  const american = parsePhoneNumberFromString(phone, 'US');
  return american?.isValid() === true ? american.number : digits;
}
