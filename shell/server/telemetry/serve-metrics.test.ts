import { afterEach, expect, test } from 'vitest';
import { aShellRelease, releasesFolder } from '../testing/released.ts';
import { type Served, serveEdge } from '../testing/served.ts';

let edge: Served | undefined;
afterEach(() => edge?.close());

test('the measures of an edge are for who sends its token', async () => {
  edge = await serveEdge(releasesFolder(aShellRelease()).folder, { metricsToken: 'a-token-of-the-edge' });
  const { address } = edge;
  const ask = (authorization: string) => fetch(new URL('/metrics', address), { headers: { authorization } });

  const known = await ask('Bearer a-token-of-the-edge');

  expect(known.status).toBe(200);
  expect(await known.text()).toContain('telemetry_batches_total');
  expect((await ask('Bearer another-token')).status).toBe(404);
  expect((await ask('')).status).toBe(404);
});
