import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { verdictsIn, watchFailedFiles } from './failed-files.ts';

const FOLDER = 'https://edge.example/assets/mfe-jobs/1.0.0/';
const onVerdict = vi.fn();
let answer = Promise.withResolvers<void>();

/** A server whose bytes are never those that were released: the browser refuses what is to be compared. */
beforeEach(() => {
  answer = Promise.withResolvers();
  vi.stubGlobal('fetch', async (_: string, { integrity }: RequestInit) => {
    await answer.promise;
    if (integrity) throw new TypeError('Failed to fetch');
    return new Response('changed', { headers: { 'content-type': 'text/javascript' } });
  });
  watchFailedFiles(onVerdict);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

function fail(file: string): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.setAttribute('integrity', 'sha384-released');
  script.setAttribute('src', FOLDER + file);
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
}

test('a load learns why its file failed', async () => {
  const since = performance.now();

  fail('own.js');
  answer.resolve();

  expect(await verdictsIn(FOLDER, since)).toEqual(['tampered']);
});

test('a load learns it though another widget has begun again meanwhile', async () => {
  const since = performance.now();
  fail('shared.js');
  answer.resolve();
  await verdictsIn(FOLDER, since);

  const ofAnotherLoad = verdictsIn(FOLDER, performance.now() + 1);

  expect(await ofAnotherLoad).toEqual([]);
  expect(await verdictsIn(FOLDER, since)).toEqual(['tampered']);
});

test('a file that fails again while it is looked at counts for the load that asked for it last', async () => {
  fail('twice.js');
  await new Promise((resolve) => setTimeout(resolve, 5));
  const since = performance.now();

  fail('twice.js');
  answer.resolve();

  expect(await verdictsIn(FOLDER, since)).toEqual(['tampered']);
});
