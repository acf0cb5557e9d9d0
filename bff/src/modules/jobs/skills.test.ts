import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone } = server;

const PATH = '/api/jobs/skills';

test('[UP-03] a description is looked through for skills, and nothing is kept of it', async () => {
  const ada = await given.user();

  const reply = await as(ada).post(PATH, {
    title: 'Kafka Engineer',
    text: 'Must: Go, k8s\nNice to have: PostgreSQL or postgres',
  });

  expect(reply).toMatchObject({
    status: 200,
    body: {
      skills: [
        { name: 'Kafka', words: ['Kafka'], is_required: true },
        { name: 'Go', words: ['Go'], is_required: true },
        { name: 'Kubernetes', words: ['k8s'], is_required: true },
        { name: 'PostgreSQL', words: ['PostgreSQL', 'postgres'], is_required: false },
      ],
    },
  });
  expect((await as(ada).get('/api/jobs')).body).toEqual([]);
});

test('a text without skills, and no text at all, has none', async () => {
  const ada = await given.user();

  for (const text of ['', 'Calm on the phone.']) {
    expect(await as(ada).post(PATH, { text })).toMatchObject({ status: 200, body: { skills: [] } });
  }
});

test('only people who are signed in may ask', async () => {
  expect(await anyone.post(PATH, { text: 'Go' })).toMatchObject({ status: 401 });
});

test.each([
  [{}, 'Text is required.'],
  [{ text: ['Go'] }, 'Text is required.'],
  [{ text: 'x'.repeat(50_001) }, 'Text must be 50,000 characters or fewer.'],
])('what is no text, or too much of it, is refused', async (body, sentence) => {
  const ada = await given.user();

  expect(await as(ada).post(PATH, body)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', errors: { text: sentence } },
  });
});

test('a skill is suggested while its name or another of its names is typed', async () => {
  const ada = await given.user();
  const suggested = async (typed: string) =>
    (await as(ada).get(`${PATH}?typed=${encodeURIComponent(typed)}`)).body as { skills: unknown[] };

  const [name, alias, secondWord, nothing] = [
    await suggested('javasc'),
    await suggested('JS'),
    await suggested('administration'),
    await suggested(' '),
  ];

  expect(name.skills[0]).toEqual({ name: 'JavaScript', alias: null });
  expect(alias.skills[0]).toEqual({ name: 'JavaScript', alias: 'JS' });
  expect(secondWord.skills).toHaveLength(10);
  expect(nothing).toEqual({ skills: [] });
});

test('suggestions are for people who are signed in, and of a word, not of a page', async () => {
  const ada = await given.user();

  expect(await anyone.get(`${PATH}?typed=go`)).toMatchObject({ status: 401 });
  expect(await as(ada).get(`${PATH}?typed=${'x'.repeat(61)}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', errors: { typed: 'Text must be 60 characters or fewer.' } },
  });
});
