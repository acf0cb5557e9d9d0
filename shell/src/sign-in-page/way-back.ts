const PARAMETER = 'next';
/** Where people land who signed in without having been sent to the login. */
const START = '/userhome';
/** Forms for people who are not signed in: none is a place to come back to. */
const FORMS = ['/login', '/signup', '/forgot-password', '/reset-password'];
/** Only used to parse addresses: nothing is ever asked of it. */
const BASE = 'http://shortlist.invalid';

interface Address {
  readonly pathname: string;
  readonly search?: string;
  readonly hash?: string;
}

/** The login page's address, carrying the way back to where somebody was going. */
export function loginAddress({ pathname, search = '', hash = '' }: Address): string {
  return `/login?${new URLSearchParams({ [PARAMETER]: pathname + search + hash })}`;
}

/** The address of another page of signing in, with the same way back. */
export function withWayBack(path: '/login' | '/signup', search: string): string {
  const next = new URLSearchParams(search).get(PARAMETER);
  return next === null ? path : `${path}?${new URLSearchParams({ [PARAMETER]: next })}`;
}

/**
 * Where to go after signing in: the way back of the address, else `/userhome`. A way back that leads to
 * another site, or to signing in again, is not followed.
 */
export function wayBackOf(search: string): string {
  const next = new URLSearchParams(search).get(PARAMETER);
  if (!next?.startsWith('/') || !URL.canParse(next, BASE)) return START;
  const { origin, pathname, search: query, hash } = new URL(next, BASE);
  if (origin !== BASE || FORMS.includes(pathname)) return START;
  return pathname + query + hash;
}
