import { expect, test } from 'vitest';
import { aSourceMap, hashOfMap } from '../testing/source-map.ts';
import { locateAside } from './locate-aside.ts';

const lookupIn = (content: Buffer, times = 1) => ({
  content,
  integrity: hashOfMap(content),
  places: Array.from({ length: times }, () => ({ line: 1, column: 204 })),
});
const FOUND = 'mfe-jobs/src/job-list/JobRow.tsx:12:5 titleOf';

test('a map that is damaged says nothing, and the others are read', async () => {
  const lookups = [lookupIn(Buffer.from('{')), lookupIn(aSourceMap(), 2)];

  expect(await locateAside(lookups)).toEqual([[null], [FOUND, FOUND]]);
});

test.each([
  ['memory', 30_000],
  ['time', 100],
])('a map that takes too much %s ends its thread alone, and nobody waits for it', async (_, patience) => {
  const huge = aSourceMap({ mappings: `2MAWI,${'CAAA,'.repeat(3_000_000)}` });
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 10);

  expect(await locateAside([lookupIn(huge)], patience)).toEqual([[null]]);

  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
  expect(await locateAside([lookupIn(aSourceMap())])).toEqual([[FOUND]]);
});
