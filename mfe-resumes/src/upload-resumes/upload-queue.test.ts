import { aResume } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import {
  earlierCopyOf,
  isUnderWay,
  nextToSend,
  progressOf,
  release,
  repeatsIn,
  type Upload,
  type UploadState,
  withState,
} from './upload-queue.ts';

let lastId = 0;

function anUpload(state: UploadState, size = 100): Upload {
  return { id: ++lastId, file: new File([new Uint8Array(size)], `cv_${lastId}.pdf`), state };
}

const chosen: UploadState = { kind: 'chosen' };
const queued: UploadState = { kind: 'queued' };
const sending = (fraction: number): UploadState => ({ kind: 'sending', fraction });
const done: UploadState = { kind: 'done', resume: aResume() };

test('letting go queues what was chosen and leaves what was refused', () => {
  const refused = anUpload({ kind: 'refused', reason: 'This file is empty.' });

  const queue = release([anUpload(chosen), refused, anUpload(done)]);

  expect(queue.map(({ state }) => state.kind)).toEqual(['queued', 'refused', 'done']);
});

test('[RS-05] a selection of twelve travels three at a time', () => {
  let queue = release(Array.from({ length: 12 }, () => anUpload(chosen)));

  const first = nextToSend(queue);
  for (const { id } of first) queue = withState(queue, id, sending(0));

  expect(first).toHaveLength(3);
  expect(nextToSend(queue)).toEqual([]);

  queue = withState(queue, first[0]?.id ?? 0, done);

  expect(nextToSend(queue)).toEqual([queue[3]]);
});

test('[RS-05] one progress counts the bytes of all files that were let go', () => {
  const queue = [
    anUpload(done, 300),
    anUpload(sending(0.5), 200),
    anUpload(queued, 500),
    anUpload(chosen, 9000),
  ];

  expect(progressOf(queue)).toEqual({ total: 3, settled: 1, fraction: 0.4 });
});

test('a canceled file takes no part in the progress, a failed one has come to its end', () => {
  const queue = [anUpload({ kind: 'cancelled' }), anUpload({ kind: 'failed', reason: 'No answer.' }, 50)];

  expect(progressOf(queue)).toEqual({ total: 1, settled: 1, fraction: 1 });
});

test('a file that was never sent takes no part in the progress, one that the server refused has come to its end', () => {
  const unsent = anUpload({ kind: 'refused', reason: 'This file is empty.', isUnsent: true });
  const refused = anUpload({ kind: 'refused', reason: 'This file has no readable text.' });

  expect(progressOf([unsent, refused, anUpload(queued)])).toEqual({ total: 2, settled: 1, fraction: 0.5 });
});

test('an empty queue has no progress, not a division by zero', () => {
  expect(progressOf([])).toEqual({ total: 0, settled: 0, fraction: 0 });
});

test.each([
  ['queued', queued, true],
  ['sending', sending(0.2), true],
  ['chosen', chosen, false],
  ['done', done, false],
])('a %s file is%s lost on leaving', (_, state, isLost) => {
  expect(isUnderWay([anUpload(state)])).toBe(isLost);
});

test('[RS-02] what is stored already or stands in the list before would be stored twice', () => {
  const twin = { resume: aResume(), isSameFile: true };
  const first = { ...anUpload(chosen), hash: 'a' };
  const queue = [
    first,
    { ...anUpload(chosen), hash: 'a' },
    { ...anUpload(chosen), hash: 'b', twin },
    { ...anUpload(chosen), hash: 'c', twin: { ...twin, isSameFile: false } },
    { ...anUpload(done), hash: 'a' },
    { ...anUpload(chosen), hash: null },
  ];

  expect(repeatsIn(queue)).toEqual([queue[1], queue[2]]);
  expect(earlierCopyOf(queue, first)).toBeNull();
});
