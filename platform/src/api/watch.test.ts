import { Batch, rawEndpoints } from '@shortlist/api-contract';
import { aUser } from '@shortlist/api-contract/testing';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { currentUser, setSession } from '../session/session-store.ts';
import { watch } from './watch.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ID = '01a1fde2-f030-7000-a8b2-84165b258681';
const ADDRESS = `*/api/batches/${ID}/events`;
const schema = Batch;

function aBatch(done: number): Batch {
  const isEnd = done === 2;
  return {
    id: ID,
    kind: 'analysis',
    job_id: null,
    status: isEnd ? 'done' : 'running',
    total: 2,
    done,
    failed: 0,
    created_at: '2026-11-21T10:00:00.000Z',
    finished_at: isEnd ? '2026-11-21T10:00:01.000Z' : null,
  };
}

const eventOf = (done: number) => `event: progress\ndata: ${JSON.stringify(aBatch(done))}\n\n`;

/** An answer that comes in the given pieces, and stays open. */
const stream = (...pieces: string[]) => streamOf(pieces, () => {});

/** An answer that ends after the given pieces. */
const brokenStream = (...pieces: string[]) => streamOf(pieces, (controller) => controller.close());

function streamOf(pieces: string[], end: (controller: ReadableStreamDefaultController) => void) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      end(controller);
    },
  });
  return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
}

async function followed(signal: AbortSignal = new AbortController().signal): Promise<number[]> {
  const seen: number[] = [];
  const options = { params: { id: ID }, event: 'progress', schema, signal, retryMs: 5 };
  for await (const batch of watch(rawEndpoints.batches.events, options)) {
    seen.push(batch.done);
    if (batch.finished_at !== null) break;
  }
  return seen;
}

test('events come as the contract types them, however they are cut on their way', async () => {
  const whole = `retry: 2000\n\n${eventOf(0)}: still there\n\nevent: other\ndata: 1\n\n${eventOf(1)}id: end\n${eventOf(2)}`;
  const pieces = whole.match(/[\s\S]{1,7}/g) ?? [];
  server.use(http.get(ADDRESS, () => stream(...pieces)));

  expect(await followed()).toEqual([0, 1, 2]);
});

test('a stream that ends before its last event is opened again, and so is a server that is away', async () => {
  const answers = [
    () => brokenStream(eventOf(0)),
    () => HttpResponse.error(),
    () => new HttpResponse('<html>', { status: 502 }),
    () => stream(eventOf(2)),
  ];
  server.use(http.get(ADDRESS, () => answers.shift()?.() ?? HttpResponse.error()));

  expect(await followed()).toEqual([0, 2]);
});

test('a refusal is an error with the sentence of the server, and a session that has ended ends here too', async () => {
  setSession(aUser());
  const body = { error: 'Log in to continue.', errors: {}, code: 'unauthenticated', request_id: 'r' };
  server.use(http.get(ADDRESS, () => HttpResponse.json(body, { status: 401 })));

  await expect(followed()).rejects.toMatchObject({ code: 'unauthenticated', message: body.error });

  expect(currentUser()).toBeNull();
});

test('data of another shape than the contract does not pass', async () => {
  server.use(http.get(ADDRESS, () => stream('event: progress\ndata: {"done":1}\n\n')));

  await expect(followed()).rejects.toMatchObject({ code: 'invalid_answer' });
});

test('who no longer watches is left alone, and a server with nothing more to say is not asked again', async () => {
  const leaving = new AbortController();
  let asked = 0;
  server.use(
    http.get(ADDRESS, () => {
      asked += 1;
      setTimeout(() => leaving.abort(), 1);
      return stream(eventOf(1));
    }),
  );
  expect(await followed(leaving.signal)).toEqual(Array.from({ length: asked }, () => 1));

  server.use(http.get(ADDRESS, () => new HttpResponse(null, { status: 204 })));
  expect(await followed()).toEqual([]);
});
