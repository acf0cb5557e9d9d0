// @module-tag postgres: merges at once lock rows, and may wait for each other only on a server.
import { duplicates, resumes } from '@shortlist/api-contract';
import { listZip } from '@shortlist/engine/extraction/word/zip.ts';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { afterAll, expect, test } from 'vitest';
import { dump } from '../access/dump.ts';
import { read } from '../support/caller.ts';
import type { TestUser } from '../support/given.ts';
import { startTestServer } from '../support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, deps, origin } = server;

async function merged(owner: TestUser, main: string, ids: readonly string[]): Promise<string> {
  const reply = await as(owner).post('/api/duplicates/merges', { main_id: main, resume_ids: ids });
  return read(duplicates.merge.response, reply).merge_id;
}

async function several(owner: TestUser, count: number): Promise<string[]> {
  const made = await Promise.all(Array.from({ length: count }, () => given.resume({ owner })));
  return made.map(({ id }) => id);
}

test('who is erased goes with the earlier versions that were merged into them, whichever of them is named', async () => {
  const ada = await given.user();
  const [first = '', second = '', third = '', stranger = ''] = await several(ada, 4);
  await merged(ada, second, [first]);
  await merged(ada, third, [second]);

  const reply = await as(ada).post(`/api/candidates/${first}/erase`);

  expect(reply).toMatchObject({ status: 200, body: { removed: { resumes: 3 } } });
  const left = await dump(deps);
  expect(left.filter((row) => [first, second, third].some((id) => row.includes(id)))).toEqual([]);
  expect(await as(ada).get(`/api/resumes/${stranger}`)).toMatchObject({ status: 200 });
});

test('an export holds the files of the earlier versions too', async () => {
  const ada = await given.user();
  const [main, earlier] = [await given.resume({ owner: ada }), await given.resume({ owner: ada })];
  for (const { storageKey } of [main, earlier]) await deps.storage.put(storageKey, FILES.smallPdf);
  await merged(ada, main.id, [earlier.id]);

  const reply = await fetch(`${origin}/api/candidates/${main.id}/export`, {
    headers: { cookie: ada.cookie },
  });

  const entries = listZip(Buffer.from(await reply.arrayBuffer())) ?? [];
  expect(entries.filter(({ name }) => name.startsWith('files/'))).toHaveLength(2);
});

test.each(['../../../etc/cron.d/evil.pdf', '..\\..\\evil.pdf', '/etc/evil.pdf', 'a\n.pdf', '..'])(
  'a file called %j stays in its folder when the export is unpacked',
  async (fileName) => {
    const ada = await given.user();
    const resume = await given.resume({ owner: ada, fileName });
    await deps.storage.put(resume.storageKey, FILES.smallPdf);

    const reply = await fetch(`${origin}/api/candidates/${resume.id}/export`, {
      headers: { cookie: ada.cookie },
    });

    const names = (listZip(Buffer.from(await reply.arrayBuffer())) ?? []).map(({ name }) => name);
    const inside = names.filter((name) => name !== 'candidate.json').map((name) => name.split('/'));
    expect(inside).toEqual([
      ['files', resume.id, expect.stringMatching(/^[^\\/\p{Cc}]*[^\\/.\p{Cc}][^\\/\p{Cc}]*$/u)],
    ]);
  },
);

test('of many merges and undos at once nobody stands under somebody who is hidden', async () => {
  const ada = await given.user();
  const ids = await several(ada, 6);
  const pairs = ids.flatMap((main) => ids.filter((id) => id !== main).map((id) => [main, id] as const));

  const replies = await Promise.all(
    pairs.map(([main_id, id]) => as(ada).post('/api/duplicates/merges', { main_id, resume_ids: [id] })),
  );
  await Promise.all(
    replies
      .filter(({ status }) => status === 200)
      .map((reply) =>
        as(ada).delete(`/api/duplicates/merges/${read(duplicates.merge.response, reply).merge_id}`),
      ),
  );

  const rows = await Promise.all(ids.map((id) => as(ada).get(`/api/resumes/${id}`)));
  const stood = new Map(
    rows.map((row) => read(resumes.get.response, row)).map((row) => [row.id, row.merged_into]),
  );
  const mains = [...stood.values()].filter((main) => main !== null);
  expect(mains.map((main) => stood.get(main))).toEqual(mains.map(() => null));
  expect(replies.map(({ status }) => status).filter((status) => ![200, 409].includes(status))).toEqual([]);
});

test('a merge of somebody with earlier versions and one of those at the same time never wait for each other', async () => {
  const ada = await given.user();
  const [earlier = '', middle = '', ...mains] = await several(ada, 8);
  const merge = (main_id: string, id: string) =>
    as(ada).post('/api/duplicates/merges', { main_id, resume_ids: [id] });
  expect((await merge(middle, earlier)).status).toBe(200);

  const replies = await Promise.all(
    mains.flatMap((main) => [merge(main, middle), merge(middle, earlier), merge(earlier, middle)]),
  );

  const statuses = replies.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([200, ...mains.flatMap(() => [409, 409, 409]).slice(1)]);
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a report by the column %s, which nobody declared, has no group',
  async (column) => {
    const ada = await given.user();
    const job = await given.job({ owner: ada });
    for (const id of await several(ada, 6)) {
      const resume = { id };
      await given.match({ owner: ada, job, resume: { ...(await given.resume({ owner: ada })), ...resume } });
    }
    const csv = ['resume_id,sex', ...(await listed(ada)).map((id) => `${id},f`)].join('\n');
    await as(ada).put('/api/fairness/groups', { csv });

    const reply = await as(ada).get(`/api/fairness/report?by=${column}`);

    expect(reply.status).toBeLessThan(500);
    expect(JSON.stringify(reply.body)).not.toContain('"group":[');
  },
);

test('in blind mode a file of groups names candidates by their id alone, so that it tells nobody who is there', async () => {
  const ada = await given.user();
  const resume = await given.resume({ owner: ada, fileName: 'ada-lovelace.pdf' });
  await as(ada).put('/api/blind', { on: true });

  const [byFile, byMail, byId] = [
    await as(ada).put('/api/fairness/groups', { csv: 'file_name,sex\nada-lovelace.pdf,f' }),
    await as(ada).put('/api/fairness/groups', { csv: 'email,sex\nada@example.com,f' }),
    await as(ada).put('/api/fairness/groups', { csv: `resume_id,sex\n${resume.id},f` }),
  ];

  expect([byFile.status, byMail.status, byId.status]).toEqual([400, 400, 200]);
});

test('a reason that begins like a formula, behind whatever signs, is text in the saved log', async () => {
  const ada = await given.user();
  const job = await given.job({ owner: ada });
  const reasons = [
    '=1+1 is what I think',
    '＝1+1 is what I think',
    'I think;=1+1 of it',
    'I think\t@SUM(A1) of it',
  ];
  for (const reason of reasons) {
    const resume = await given.resume({ owner: ada });
    await given.match({ owner: ada, job, resume });
    await as(ada).post(`/api/ai/jobs/${job.id}/resumes/${resume.id}/override`, { verdict: 'strong', reason });
  }

  const { text } = await as(ada).get(`/api/scores/log.csv?job_id=${job.id}`);

  expect(text.match(/(?:^|[",;\t\n])\s*[=＝@]/g)).toBeNull();
  expect(text.match(/'[=＝@]/g)).toHaveLength(reasons.length);
});

async function listed(owner: TestUser): Promise<string[]> {
  return read(resumes.list.response, await as(owner).get('/api/resumes')).resumes.map(({ id }) => id);
}
