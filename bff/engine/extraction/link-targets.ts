import { findEmail } from './lines/contact-line.ts';

/** Fewer are taken than a file may have: what comes later leads to sources and employers. */
const MOST = 24;
const LONGEST = 300;
const LONGEST_WRAPPED = 2000;
const MOST_LOOKED_AT = 500;

/** Letters, figures and the signs of an address; blanks in a number alone. No sign that no page shows, and none behind a percent. */
const PLAIN = /^(?:tel:(?=[^?]*$)|(?=\S+$))(?!.*%(?:[01][\da-f]|7f))[!#-;=?-[\]_~\p{L}\p{M}\p{N} ]+$/iu;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,5}[a-z]{2,24}$/;

/**
 * Where the links of a file lead, in their order and each once: web addresses, and `mailto:` and `tel:` with nothing but the
 * address or number. No person sees them, so that only what is plainly one of these is taken.
 */
export function linkTargetsOf(addresses: readonly string[]): string[] {
  const targets = addresses.slice(0, MOST_LOOKED_AT).map(readTarget);
  return [...new Set(targets.filter((target) => target !== null))].slice(0, MOST);
}

function readTarget(address: string): string | null {
  const written = address.trim();
  if (written.length > LONGEST_WRAPPED || !PLAIN.test(written)) return null;
  const target = toTarget(withScheme(written), true);
  return target !== null && target.length <= LONGEST ? target : null;
}

/** Some programs link "linkedin.com/in/ada" and "ada@example.com" as they stand. */
function withScheme(written: string): string {
  if (/^[a-z][a-z\d+-]*:/i.test(written)) return written;
  return isEmail(written) ? `mailto:${written}` : `https://${written}`;
}

function toTarget(address: string, mayBeWrapped: boolean): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol === 'mailto:') return toMail(url);
  if (url.protocol === 'tel:') return toTelephone(url);
  if (!/^https?:$/.test(url.protocol) || !isPlainHost(url)) return null;
  const inner = mayBeWrapped ? wrappedIn(url) : null;
  return inner === null ? url.href : PLAIN.test(inner) ? toTarget(inner, false) : null;
}

/** Google Docs writes a link as one to its own page that leads there. */
function wrappedIn({ hostname, pathname, searchParams }: URL): string | null {
  return hostname === 'www.google.com' && pathname === '/url' ? searchParams.get('q') : null;
}

/** No account, no port, no number for a host, and no letters of other scripts behind a name of ASCII. */
function isPlainHost({ username, password, port, hostname }: URL): boolean {
  const isOther = hostname.split('.').some((part) => part.startsWith('xn--'));
  return username === '' && password === '' && port === '' && HOST.test(hostname) && !isOther;
}

function toMail({ pathname }: URL): string | null {
  const address = decoded(pathname);
  return isEmail(address) ? `mailto:${address}` : null;
}

function toTelephone({ pathname }: URL): string | null {
  const number = decoded(pathname).replace(/;.*$/, '').trim();
  const digits = number.replace(/\D/g, '').length;
  return /^\+?[\d ().-]{7,24}$/.test(number) && digits >= 8 && digits <= 15 ? `tel:${number}` : null;
}

function isEmail(text: string): boolean {
  return findEmail(text)?.[0] === text && !/(?:^|\.)xn--/i.test(text.split('@')[1] ?? '');
}

/** As it is where its signs of percent are none. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
