import { parseResumeNotes, type Resume, serializeResumeNotes } from '@shortlist/api-contract';
import { aResume } from '@shortlist/api-contract/testing';
import { ApiError } from '@shortlist/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeNotes, changeStatus } from './change-notes.ts';

let stored: Resume;

/** Keeps the notes of one resume, as the server does. */
const server = vi.fn(async (_address: string, { method, body }: RequestInit) => {
  if (method === 'PUT' && typeof body === 'string') stored = { ...stored, ...JSON.parse(body) };
  return Response.json(stored);
});

const kept = () => parseResumeNotes(stored.notes);

beforeEach(() => {
  stored = aResume({ notes: 'Spoke on Tuesday.' });
  server.mockClear();
  vi.stubGlobal('fetch', server);
});

afterEach(() => vi.unstubAllGlobals());

test('[RM-02] a status is kept in the metadata of the notes, beside their text', async () => {
  await changeStatus(stored.id, 'reserve');

  expect(kept()).toEqual({ text: 'Spoke on Tuesday.', metadata: { status: 'reserve' } });
});

test('[RM-02] of two changes at once the second is built upon the first', async () => {
  const { id } = stored;

  await Promise.all([
    changeStatus(id, 'inactive'),
    changeNotes(id, ({ metadata }) => ({ text: 'Wrote to her.', metadata })),
  ]);

  expect(kept()).toEqual({ text: 'Wrote to her.', metadata: { status: 'inactive' } });
});

test('[RM-02] what another tab has written since is read before it is written over', async () => {
  const notes = serializeResumeNotes({ text: 'Of another tab.', metadata: { status: 'active', phone: '1' } });
  stored = { ...stored, notes };

  await changeStatus(stored.id, 'reserve');

  expect(kept()).toEqual({ text: 'Of another tab.', metadata: { status: 'reserve', phone: '1' } });
});

test('[RM-02] a refusal is told, and stands in nobody’s way', async () => {
  const { id } = stored;
  server.mockImplementationOnce(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));

  const refused = changeStatus(id, 'inactive');
  const next = changeStatus(id, 'reserve');

  await expect(refused).rejects.toBeInstanceOf(ApiError);
  expect((await next).id).toBe(id);
  expect(kept().metadata?.status).toBe('reserve');
});
