// @module-tag thorough: the drill migrates a backup of an older schema, and newer migrations have tests of their own.
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/pglite';
import { serializeJobDescription } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../new-id.ts';
import { FirstTables } from './0001-first-tables.ts';
import { PositionsAndOutcomes } from './0004-positions-and-outcomes.ts';

const orm = await MikroORM.init({
  dbName: 'memory://',
  entities: [],
  discovery: { warnWhenNoEntities: false },
  extensions: [Migrator],
  migrations: { migrationsList: [FirstTables, PositionsAndOutcomes], snapshotOnMigrate: false, silent: true },
});
afterAll(() => orm.close());

const METADATA = {
  dueDate: '2026-12-01',
  company: 'Calder',
  contactMethod: 'Email' as const,
  contactInfo: '',
  tagColor: '',
  skillTags: ['C++'],
  isActive: false,
};

test('positions of before are read into their columns, whatever their description is', async () => {
  await orm.migrator.up({ to: '0001-first-tables' });
  const em = orm.em.fork();
  const owner = newId();
  await em.execute(`insert into users (id, email, username, created_at) values (?, 'a@b.c', 'x', now())`, [
    owner,
  ]);
  const descriptions = [
    null,
    'plain words',
    '{ half a brace',
    '{"jobDescription": 5}',
    '{"jobDescription":"a\\u0000b","metadata":{"company":"\\ud800"}}',
    serializeJobDescription({ text: 'Runs the yard.', metadata: METADATA }),
  ];
  for (let row = 0; row < 1200; row += 1) {
    await em.execute(
      `insert into jobs (id, owner_id, title, description, created_at, updated_at) values (?, ?, ?, ?, now(), now())`,
      [newId(), owner, `Job ${row}`, descriptions[row % descriptions.length]],
    );
  }

  await orm.migrator.up();

  const rows = await em.execute(
    `select description, company, skill_tags, is_active, due_date::text, stage,
      search_words like 'job %' as has_words from jobs order by id limit 6`,
  );
  const empty = {
    company: null,
    skill_tags: [],
    is_active: true,
    due_date: null,
    stage: null,
    has_words: true,
  };
  expect(rows).toEqual([
    ...descriptions.slice(0, 4).map((description) => ({ description, ...empty })),
    { description: descriptions[4], ...empty, company: '\ufffd' },
    {
      description: descriptions[5],
      company: 'Calder',
      skill_tags: ['C++'],
      is_active: false,
      due_date: '2026-12-01',
      stage: null,
      has_words: true,
    },
  ]);
  const [count] = await em.execute<{ n: number }[]>(
    `select count(*)::int as n from jobs where search_words = ''`,
  );
  expect(count?.n).toBe(0);
});
