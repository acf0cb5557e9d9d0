import { expect, test } from 'vitest';
import { tableOf } from './measured.ts';

const load = (content: number) => ({ content, bytes: 352_979, requests: 26, depth: 3 });

const times = (all: number) => ({ all, stages: new Map([['built', 3_000]]) });

test('what was measured with all remotes live stands beside what was with few, with its ratio', () => {
  const few = { live: 10, listBytes: 5_000, loads: new Map([['/joblist', load(2_000)]]) };
  const all = { live: 35, listBytes: 15_000, loads: new Map([['/joblist', load(2_100)]]) };

  const table = tableOf(
    [
      { ...few, releases: [times(60_000), times(64_000), times(90_000)], rollbacks: [2_000] },
      { ...all, releases: [times(80_000)], rollbacks: [3_000] },
    ],
    { created: [1_500], installed: [30_000], linked: [900] },
  );

  const lines = table.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, '|'));
  expect(lines[0]).toBe('create 1.5 s, install from the registry 30.0 s, link what is installed 0.9 s');
  expect(lines).toEqual(
    expect.arrayContaining([
      'medians|10 live|35 live|ratio',
      'release with all checks, s|64.0|80.0|1.25',
      'rollback, s|2.0|3.0|1.50',
      'release of what is built, s|–|–|–',
      'cold load of /joblist, s|2.0|2.1|1.05',
      'list of live remotes, kB|5.0|15.0|3.00',
    ]),
  );
});
