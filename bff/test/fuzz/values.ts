import * as fc from 'fast-check';
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts';

/** Levels of nesting that overflow whatever walks a value by recursion. */
const DEEP = 10_000;

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud83d',
  '\udc00 half',
  '\u202Eevil\u202C',
  'e\u0301\u0301\u0301',
  '👩‍💻👨‍👩‍👧‍👦',
  '\ufeff',
  '\r\nX-Injected: 1',
  "' OR '1'='1",
  "'; DROP TABLE users; --",
  '1) UNION ALL VALUES (1)--',
  '%27%20OR%201%3D1',
  '%%%',
  '%_\\',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '%2e%2e%2f',
  '%00',
  'NaN',
  'Infinity',
  '1e400',
  '-0',
  '9007199254740993',
  '0x10',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'toString',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '2026-11-21',
  '2026-11-21T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'W10=',
  'bnVsbA',
  '{"notes":"a","metadata":null}',
  '{"jobDescription":5,"metadata":{"dueDate":"0000-01-01","skillTags":[null,{}]}}',
];

/** Text that breaks what is careless. */
export const wildText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.constantFrom('a', 'é', '\u202e', '👩‍💻', "'").chain(repeated) },
  { weight: 1, arbitrary: fc.constantFrom('[', '{"a":', '(').map((piece) => piece.repeat(DEEP)) },
  { weight: 1, arbitrary: fc.constant('['.repeat(DEEP) + ']'.repeat(DEEP)) },
);

/** As long as a field may be, of one thing over and over; between letters, so that it is no less when trimmed. */
export function hostileText(maxLength: number): fc.Arbitrary<string> {
  return fc
    .constantFrom(...Object.values(HOSTILE_TEXTS))
    .map((make) => `a${make(Math.max(0, maxLength - 2))}b`.slice(0, maxLength));
}

function repeated(piece: string): fc.Arbitrary<string> {
  return fc.constantFrom(100, 201, 1001, 10_001, 50_001).map((times) => piece.repeat(times));
}

const NUMBERS = [0, -0, -1, 1, 0.1, 1.005, 100, 201, 2 ** 31, 2 ** 53 + 2, 1e21, 1e308, -1e308, 5e-324];

export const wildNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(...NUMBERS),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** A value of JSON that no field expects. */
export const wildValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: wildText },
  { weight: 3, arbitrary: wildNumber },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 1 }) },
  { weight: 2, arbitrary: fc.array(fc.oneof(wildText, wildNumber), { maxLength: 5 }) },
  { weight: 2, arbitrary: fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString').map(keyed) },
  { weight: 1, arbitrary: fc.constantFrom(1001, 5000).map((length) => Array.from({ length }, () => 'a')) },
  { weight: 1, arbitrary: fc.constantFrom('[]', '{"a":1}').map(nested) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** Levels of nesting that JSON can still be written with. */
const NESTED = 1000;

function nested(inner: string): unknown {
  return JSON.parse(`${'[{"a":'.repeat(NESTED)}${inner}${'}]'.repeat(NESTED)}`);
}

/** An own key, also where the language has one of that name. */
function keyed(name: string): unknown {
  return { [name]: { isAdmin: true, is_admin: true, owner_id: 'x' } };
}

/** Bodies that are no value at all, or one too many. */
export const wildBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[',
    '"',
    '{"a":1',
    '{"a":}',
    "{'a':1}",
    'undefined',
    'NaN',
    '{}{}',
    '\ufeff{}',
    '\0',
    '{"a":1e400}',
    '{"__proto__":{"is_admin":true},"constructor":{"prototype":{"x":1}}}',
    '{"a":1,"a":2}',
  ),
  fc.constantFrom('[', '{"a":').map((piece) => piece.repeat(DEEP)),
  fc.constant(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`),
  fc.constant(`${'{"title":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constant(`{"title":"${'x'.repeat(1_100_000)}"}`),
);
