import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../support/test-server.ts';
import { capture } from './captured-queries.ts';
import { listCallsOf } from './list-calls.ts';
import { type OwnerRows, seedOwner } from './seed-owner.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, deps } = server;

const [one, fifty] = [await ownerWith(1, 1), await ownerWith(2, 50)];

test.each(Object.keys(listCallsOf(one.rows)))(
  '[AP-01] %s asks the database as often for fifty rows as for one',
  async (id) => {
    const counts = [await queriesOf(one, id), await queriesOf(fifty, id)];

    expect(counts[0]?.every((count) => count > 0)).toBe(true);
    expect(counts[1]).toEqual(counts[0]);
  },
);

async function ownerWith(number: number, count: number) {
  const user = await given.user({ isAdmin: true });
  const rows: OwnerRows = { ownerId: user.id, number, jobs: count, resumes: count, matches: 1 };
  await seedOwner(deps.database.fork(), rows);
  // The first call of a session may write that it was used.
  await as(user).get('/api/auth/');
  return { user, rows };
}

/** How many queries each call of a list takes. */
async function queriesOf({ user, rows }: typeof one, id: string): Promise<number[]> {
  const counts: number[] = [];
  for (const { path } of listCallsOf(rows)[id] ?? []) {
    const { reply, queries } = await capture(deps.database, () => as(user).get(path));
    expect(reply.status).toBe(200);
    counts.push(queries.length);
  }
  return counts;
}
