import { afterEach, expect, test, vi } from 'vitest';
import { aRequirement } from '../testing/sample-requirements.ts';
import { readWording } from './read-wording.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (status: number, body: unknown) => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body: sent }: { body: string }) => {
    asked.push(JSON.parse(sent));
    return Response.json(body, { status });
  });
  return asked;
};

const EXCEL = aRequirement('must', 'Excel', { type: 'skill', alternatives: ['Excel', 'MS Excel'] });

test('[VD-02] the wording of an added requirement is read as a line of a job description', async () => {
  const asked = answering(200, { requirements: [EXCEL] });

  const read = await readWording('Excel');

  expect(asked).toEqual([{ title: '', text: '- Excel' }]);
  expect(read).toEqual({ type: 'skill', alternatives: ['Excel', 'MS Excel'], needed: 1 });
});

test('wording with several requirements, or none, stays as it was added', async () => {
  answering(200, { requirements: [EXCEL, EXCEL] });
  expect(await readWording('Excel; SQL')).toBeNull();

  answering(200, { requirements: [] });
  expect(await readWording('Nice')).toBeNull();
});

test('wording that nobody can read now stays as it was added', async () => {
  answering(503, { error: 'Restarting.', errors: {}, code: 'unavailable', request_id: 'test' });

  expect(await readWording('Excel')).toBeNull();
});
