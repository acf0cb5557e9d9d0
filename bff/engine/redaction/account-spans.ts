import type { KnownContacts, RedactedSpan } from './redacted.ts';
import { escaped, spansOf } from './spans-of.ts';

/** What services put before the name of an account. */
const ASIDE = new Set(['in', 'pub', 'u', 'users', 'user', 'profile', 'people', 'company', 'en']);
const LEAST = 5;

/** A name of an account that no sentence has by chance. */
const TELLING = /\d|[._+-]/;

/** The names of accounts, of addresses and of links, wherever they stand without the rest. */
export function accountSpans(text: string, { email, links = [] }: KnownContacts): RedactedSpan[] {
  const accounts = [email?.split('@')[0] ?? '', ...links.map(accountOf)];
  const patterns = [...new Set(accounts)]
    .filter((account) => account.length >= LEAST && TELLING.test(account))
    .map(
      (account) =>
        new RegExp(`(?<![\\p{L}\\p{N}])${escaped(account).replaceAll('\\-', '-')}(?![\\p{L}\\p{N}])`, 'dgiu'),
    );
  return spansOf('link', text, patterns);
}

function accountOf(link: string): string {
  const [, ...path] = link
    .replace(/^https?:\/\//i, '')
    .split(/[/?#]/)
    .filter((part) => part !== '');
  return (path.find((part) => !ASIDE.has(part.toLowerCase())) ?? '').replace(/^@/, '');
}
