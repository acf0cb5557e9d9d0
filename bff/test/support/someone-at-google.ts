import type { Claims } from '../../sandbox/google/signing-keys.ts';

let people = 0;

/** Somebody at Google whom nobody has seen before. */
export function googleAccount(claims: Partial<Claims> = {}): Claims {
  people += 1;
  const email = `google-${people}@example.com`;
  return { sub: `${1000 + people}`, email, email_verified: true, name: 'Noor Haddad', ...claims };
}
