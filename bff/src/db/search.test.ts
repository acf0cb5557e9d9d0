// @module-tag postgres: arrays of words go to the database.
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/test-database.ts';
import { kysely } from './kysely.ts';
import { hasWords, searchWordsOf } from './search.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

async function finds(text: string, search: string): Promise<boolean> {
  const { found } = await kysely(database.fork())
    .selectFrom(sql<{ words: string }>`(select ${searchWordsOf([text])}::text as words)`.as('x'))
    .select(({ ref }) => hasWords(ref('x.words'), search).as('found'))
    .executeTakeFirstOrThrow();
  return Boolean(found);
}

test.each([
  ['Senior Engineer, Payments', 'senior pay'],
  ['Senior Engineer, Payments', 'PAYMENTS senior'],
  ['We write C++ and C#.', 'c++'],
  ['We write C++ and C#.', 'C#'],
  ['Node.js/TypeScript', 'node.js'],
  ['Node.js/TypeScript', 'typescript'],
  ['Runs R&D (Lyon)', 'r&d lyon'],
  ['Runs R&D (Lyon)', 'R & D'],
  ['Works with .NET', '.net'],
  ['A full stack role', 'full-stack'],
  ['A full-stack role', 'stack'],
  [`O'Neill "Ops"`, `o'neill "ops"`],
  ['a path\\with\\slashes', 'path\\with'],
  ['Zoë Ångström', 'zoe angstrom'],
  ['Zoe Angstrom', 'ZOË ÅNGSTRÖM'],
  ['日本語を話すエンジニア募集', 'エンジニア'],
  ['日本語を話すエンジニア募集', '日本'],
  ['日本語を話すエンジニア募集', '語'],
  [`${'long'.repeat(2000)} end`, 'long'.repeat(50)],
])('%j is found by %j', async (text, search) => {
  expect(await finds(text, search)).toBe(true);
});

test.each([
  ['Senior Engineer', 'senior nurse'],
  ['We write C#.', 'c++'],
  ['Engineer', '%'],
  ['Engineer', '_ngineer'],
  ['Engineer', '***'],
  ['Engineer', `engineer' | 'nurse`],
  ['Engineer', `'engineer' & !nurse <->`],
  ['Engineer', '👩‍💻'],
  ['日本語を話すエンジニア募集', 'エンジン'],
])('%j is not found by %j', async (text, search) => {
  expect(await finds(text, search)).toBe(false);
});

test('the words of the longest texts fit into the database, those without spaces too', async () => {
  const varied = Array.from({ length: 50_000 }, (_, index) =>
    String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
  );

  expect(await finds(varied.join(''), varied.slice(0, 5).join(''))).toBe(true);
  expect(await finds(Array.from({ length: 400_000 }, (_, n) => `w${n}`).join(' '), 'w7 w77')).toBe(true);
});
