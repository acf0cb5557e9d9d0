import { expect, test } from 'vitest';
import { migrations } from './index.ts';

/**
 * While a new version starts, the servers of the version before go on, on the tables of the new one. So a migration only
 * expands: it adds what the code of before doesn't mind. What that code still uses is removed one release later.
 */
const BREAKS_OLD_CODE = [
  /\bdrop (table|column|view|function)\b/i,
  /\brename (column|to|table)\b/i,
  /\balter column \S+ (type|set data type|set not null)\b/i,
  /\bdrop constraint\b/i,
  /\badd column \S+ (?:(?!,).)*\bnot null\b(?!(?:(?!,).)*\bdefault\b)/is,
];

/**
 * Those that contract, each with why no running version minds. Add yours when the last release that used what it removes
 * can't run beside the new one any more.
 */
const CONTRACTS: Readonly<Record<string, string>> = {};

/** From before the rule; the test below shows that the check would have found what they break. */
const LAST_WITHOUT_RULE = '0026';
const BROKE_BEFORE = ['0002-sessions', '0003-billing', '0024-five-verdicts', '0026-settled-verdicts'];

/** It looks at the rows that are there before it writes its statements. */
const NEEDS_ROWS = '0004-positions-and-outcomes';

/** What each migration would break, by its name. */
const broken = new Map<string, string[]>();
for (const migration of migrations) {
  const made = Reflect.construct(migration, []) as InstanceType<typeof migration>;
  if (made.name === NEEDS_ROWS) continue;
  made.up();
  const statements = made.getQueries().map(String);
  broken.set(
    made.name,
    statements.filter((sql) => BREAKS_OLD_CODE.some((pattern) => pattern.test(sql))),
  );
}

test('the servers of the version before go on beside each migration', () => {
  const found = [...broken].filter(([name]) => name > `${LAST_WITHOUT_RULE}-~`);

  expect(found.filter(([name, statements]) => statements.length > 0 && !CONTRACTS[name])).toEqual([]);
  expect(Object.keys(CONTRACTS).filter((name) => !broken.get(name)?.length)).toEqual([]);
});

test('the check finds what migrations of before broke', () => {
  const names = [...broken].flatMap(([name, statements]) => (statements.length > 0 ? [name] : []));

  expect(names).toEqual(expect.arrayContaining(BROKE_BEFORE));
});
