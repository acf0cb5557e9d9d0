import * as fc from 'fast-check';

type Headers = Readonly<Record<string, string | readonly string[]>>;

const TRICKS: readonly Headers[] = [
  { cookie: 'sid=' },
  { cookie: 'sid=a; sid=b' },
  { cookie: `sid=${'a'.repeat(4000)}` },
  { cookie: 'sid=%00; __proto__=1' },
  { cookie: '=; ;; sid' },
  { 'x-request-id': "'; drop" },
  { 'x-request-id': 'a'.repeat(3000) },
  { 'x-forwarded-for': '1.1.1.1, ::1, evil' },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-host': 'evil.example' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { host: 'evil.example' },
  { range: 'bytes=0-' },
  { range: 'bytes=99999999999-0' },
  { 'if-none-match': '*' },
  { accept: 'text/html' },
  { accept: '*/*;q=nan' },
  { 'accept-encoding': 'gzip, br, zstd, x' },
  { 'accept-language': '💥'.normalize('NFD').replaceAll(/\P{ASCII}/gu, '?') },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br' },
  { 'content-encoding': 'morse' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/vnd.api+json' },
  { 'content-type': ['application/json', 'text/plain'] },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': `multipart/form-data; boundary=${'b'.repeat(300)}` },
  { 'content-type': ';' },
  { 'content-type': 'application/json;'.repeat(200) },
  { 'user-agent': 'a'.repeat(6000) },
  { 'last-event-id': "' or 1=1" },
  { 'stripe-signature': 't=1,v1=00' },
  { 'x-http-method-override': 'DELETE' },
  { expect: '100-continue' },
  { upgrade: 'websocket', connection: 'Upgrade' },
  { authorization: 'Basic Og==' },
];

/** Mostly none; else one or two headers that are not as they should be. */
export const wildHeaders: fc.Arbitrary<Headers> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.constantFrom(...TRICKS) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...TRICKS), fc.constantFrom(...TRICKS))
      .map(([one, other]) => ({ ...one, ...other })),
  },
);
