import { Refusal } from '../refusal.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address leads to the very machine that follows it. */
export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.has(hostname);

const PATTERN =
  /^(?:https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::(?:\d+|\*))?$/;

/**
 * Whether a text names origins that builds may come from: `https://preview.example.com`, one level of names below
 * (`https://*.example.com`), or loopback, also on any port (`http://localhost:*`). Plain http can be changed on its way.
 */
export const isOriginPattern = (text: string): boolean => PATTERN.test(text);

/**
 * The folder that a build lies in, ending in a slash.
 *
 * @param text as a person wrote it.
 * @throws Refusal unless it is on a permitted origin.
 */
export function buildFolder(text: string, permitted: readonly string[]): URL {
  const url = URL.parse(text.trim());
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new Refusal('invalid_input', 'Enter a build URL, like http://localhost:4101.');
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new Refusal('invalid_input', "A build URL can't contain a password, query, or fragment.");
  }
  if (!permitted.some((pattern) => fits(url, pattern))) {
    const known = permitted.length > 0 ? permitted.join(', ') : 'none';
    throw new Refusal(
      'forbidden',
      `Builds from ${url.origin} aren't allowed. Allowed origins: ${known} (OVERRIDE_ORIGINS).`,
    );
  }
  return new URL(url.pathname.endsWith('/') ? url.href : `${url.href}/`);
}

/** Compares parts, never texts: `https://preview.example.com.evil.net` begins like a permitted one. */
function fits(url: URL, pattern: string): boolean {
  const [, protocol = '', host = '', port = ''] = /^(https?:)\/\/(.+?)(?::(\d+|\*))?$/.exec(pattern) ?? [];
  if (url.protocol !== protocol || !(port === '*' || port === portOf(url) || isUsualPort(url, port)))
    return false;
  if (!host.startsWith('*.')) return url.hostname === host;
  const [first = '', ...rest] = url.hostname.split('.');
  return LABEL.test(first) && rest.join('.') === host.slice(2);
}

/** A URL takes more than names of hosts have; what is permitted is written into a policy, where `;` and `*` mean something. */
const LABEL = /^[a-z0-9-]+$/i;

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

const isUsualPort = ({ port }: URL, wanted: string): boolean => wanted === '' && port === '';
