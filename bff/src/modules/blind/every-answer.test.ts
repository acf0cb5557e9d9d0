import { fillPath } from '@shortlist/api-contract';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { afterAll, expect, test } from 'vitest';
import { type Fixtures, seedFixtures } from '../../../test/access/fixtures.ts';
import { inputFor } from '../../../test/access/inputs.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { UNLIMITED } from '../../../test/support/unlimited.ts';
import { type ApiCall, allCalls, isRaw } from '../../openapi/calls.ts';

const server = await startTestServer({ limits: UNLIMITED });
afterAll(() => server.close());

const TEXT = `Ottoline Quarrington
Backend Engineer
12 Harcourt Road, Sheffield · oq.private@mailbox.example · +44 20 7946 0958
linkedin.com/in/ottolineq · https://quarrington.example

Experience
Backend Engineer, Northwind · 2019 to 2024
Ottoline Quarrington led the move to Go. Ask QUARRINGTON, or write to oq.private@mailbox.example.`;

/** What tells whose resume it is, as any answer could word it. */
const PERSONAL = [
  'ottoline',
  'quarrington',
  'oq.private',
  'mailbox.example',
  '7946',
  'harcourt',
  'sheffield',
  'ottolineq',
];

/** Calls that are asked to say who it is. */
const SAYS_WHO = new Set(['blind.reveal']);

const calls = allCalls.filter(({ id, path }) => !SAYS_WHO.has(id) && path.startsWith('/api/'));

/** The rows of the last call, when it only read: to make them takes longer than most calls. */
let untouched: Fixtures | null = null;

test.each(calls.map((call) => ({ id: call.id, call })))(
  'in blind mode nothing in the answer of $id tells who a candidate is',
  async ({ call }) => {
    const scene = untouched ?? (await blindScene());
    untouched = call.method === 'GET' ? scene : null;

    const reply = await send(call, scene);

    const said =
      `${JSON.stringify([...reply.headers])} ${decoded(reply.headers)} ${reply.text}`.toLowerCase();
    expect(PERSONAL.filter((datum) => said.includes(datum))).toEqual([]);
  },
);

test('without blind mode the same calls tell it, so that the test above can fail', async () => {
  const scene = await seedFixtures(server, { idToken: '', pays: false });
  await describePerson(scene.resumeId);

  const list = await server.as(scene.owner).get('/api/resumes');

  expect(list.text.toLowerCase()).toContain('quarrington');
});

async function blindScene(): Promise<Fixtures> {
  const scene = await seedFixtures(server, { idToken: '', pays: false });
  await describePerson(scene.resumeId);
  await server.as(scene.owner).put('/api/blind', { on: true });
  return scene;
}

function send(call: ApiCall, scene: Fixtures) {
  const as = server.as(scene.owner);
  if (!isRaw(call) && call.files !== undefined) return as.upload(FILES.smallPdf);
  const { params, body } = inputFor(call, scene);
  const init = body === undefined ? {} : { body: JSON.stringify(body), headers: JSON_TYPE };
  const search = SEARCHES[call.id] ?? '';
  return as.send(fillPath(call.path, params) + search, { method: call.method, ...init });
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Orders and pages that would tell a name by their cursor. */
const SEARCHES: Readonly<Record<string, string>> = { 'resumes.list': '?sort=name&limit=1' };

/** A cursor holds what a list is sorted by. */
function decoded(headers: Headers): string {
  const cursor = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1] ?? '';
  return Buffer.from(decodeURIComponent(cursor), 'base64url').toString('utf8');
}

async function describePerson(resumeId: string): Promise<void> {
  const em = server.deps.database.fork();
  const extracted = {
    candidateName: 'Ottoline Quarrington',
    headline: 'Backend Engineer',
    email: 'oq.private@mailbox.example',
    phone: '+44 20 7946 0958',
    skills: ['Go'],
    links: ['linkedin.com/in/ottolineq', 'https://quarrington.example'],
  };
  const notes = JSON.stringify({
    notes: 'Ottoline called from +44 20 7946 0958.',
    metadata: {
      candidateName: 'Ottoline Quarrington',
      status: 'active',
      email: 'oq.private@mailbox.example',
    },
  });
  await em.execute(
    `update resumes set text = ?, blocks = ?::jsonb, extracted = ?::jsonb, candidate_name = ?, email = ?, phone = ?,
      file_name = 'Quarrington_Ottoline_CV.pdf', notes = ? where id = ?`,
    [
      TEXT,
      JSON.stringify(blocksOf(TEXT)),
      JSON.stringify(extracted),
      extracted.candidateName,
      extracted.email,
      extracted.phone,
      notes,
      resumeId,
    ],
  );
  await em.execute(
    `insert into resumes (id, owner_id, file_name, storage_key, media_type, size_bytes, text, blocks, extracted,
        candidate_name, skills, uploaded_at)
      select gen_random_uuid(), owner_id, 'Quarrington_second.pdf', storage_key || '2', media_type, size_bytes, text,
        blocks, extracted, candidate_name, skills, uploaded_at from resumes where id = ?`,
    [resumeId],
  );
  await em.execute(
    `update matches set summary = 'Ottoline matches.', evidence = ?::jsonb,
      result = jsonb_set(result, '{summary}', '"Quarrington matches."') where resume_id = ?`,
    [
      JSON.stringify({
        ...quoteOf('Ottoline Quarrington led the move to Go.'),
        page: null,
        source: 'Northwind',
      }),
      resumeId,
    ],
  );
  await em.execute(
    `update batch_items set status = 'failed', score = null, code = 'no_text', error = 'Quarrington_Ottoline_CV.pdf is empty.'
      where resume_id = ?`,
    [resumeId],
  );
}

function quoteOf(text: string) {
  const start = TEXT.indexOf(text);
  return { text, start, end: start + text.length };
}

function blocksOf(text: string) {
  const kinds = ['name', 'line', 'contact', 'contact', null, 'heading', 'role', 'line'];
  let start = 0;
  return text.split('\n').flatMap((line, index) => {
    const block = { kind: kinds[index], start, end: start + line.length, page: 1 };
    start += line.length + 1;
    return line === '' ? [] : [block];
  });
}
