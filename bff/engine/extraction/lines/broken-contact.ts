import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { findEmail } from './contact-line.ts';
import { countryOf } from './regions.ts';

/** How the two lines of a contact go together that a narrow column broke: null where they are none. */
export function contactGlue(text: string, next: string): '' | ' ' | null {
  if (text.length > 120 || next.length > 120) return null;
  if (isBrokenAddress(text, next)) return '';
  return isBrokenPlace(text, next) || isBrokenNumber(text, next) ? ' ' : null;
}

/** LaTeX breaks an address as it does a word: "E mdela-" above "tour@example.fr". */
export function isHyphenatedAddress(text: string, next: string): boolean {
  if (text.length > 60 || next.length > 60) return false;
  return /(?:^|[\s\t])[\w.+]{2,40}-$/.test(text) && /^[\w.+]{1,40}@[\w-]+\.[\w.-]+$/.test(next);
}

/** An e-mail address broken behind its @ or within its domain: "ada@example." above "com". */
function isBrokenAddress(text: string, next: string): boolean {
  const [address = ''] = /[\w.+-]{1,64}@[\w.-]{0,63}$/.exec(text) ?? [];
  const [rest = ''] = /^[a-z\d.-]{1,40}(?=$|[\s,;|])/.exec(next) ?? [];
  if (address === '' || rest === '' || rest.includes('@')) return false;
  const whole = address + rest;
  if (findEmail(whole)?.[0] !== whole) return false;
  return (
    findEmail(address) === null ||
    address.endsWith('.') ||
    rest.startsWith('.') ||
    (rest.length <= 2 && rest === next)
  );
}

/** "London, United" above "Kingdom", "Porto," above "Portugal". */
function isBrokenPlace(text: string, next: string): boolean {
  if (/\p{Lu}[\p{L}.]+,$/u.test(text) && next.split(' ').length <= 3 && countryOf(next) !== undefined)
    return true;
  const [word = ''] = /\p{Lu}\p{Ll}+$/u.exec(text) ?? [];
  return word !== '' && /^\p{Lu}\p{Ll}+$/u.test(next) && countryOf(`${word} ${next}`) !== undefined;
}

const EXTENSION = /^(?:ext\.?|extension|x)\s?\d{1,6}\b/i;

/** A telephone number broken between two of its groups, or in front of its extension. */
function isBrokenNumber(text: string, next: string): boolean {
  const [number = ''] = /(?:\+|\b00|\(?\b\d)[\d\s().-]{1,24}$/.exec(text) ?? [];
  const [rest = ''] = /^\(?\d[\d\s().-]{0,18}(?=$|[\s,;|])/.exec(next) ?? [];
  if (EXTENSION.test(next)) return number.replace(/\D/g, '').length >= 8;
  if (!/^(?:\+|00)/.test(number) || rest === '') return false;
  const start = number.replace(/^00/, '+');
  return !isWhole(start) && isWhole(`${start} ${rest}`);
}

function isWhole(number: string): boolean {
  return parsePhoneNumberFromString(number)?.isPossible() === true;
}
