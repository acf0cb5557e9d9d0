import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';

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
  [{}, 'Give the text to look through.'],
  [{ text: ['Go'] }, 'Give the text to look through.'],
  [{ text: 'x'.repeat(50_001) }, 'A text may have 50,000 characters.'],
])('what is no text, or too much of it, is refused', async (body, sentence) => {
  const ada = await given.user();

  expect(await as(ada).post(PATH, body)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', errors: { text: sentence } },
  });
});
