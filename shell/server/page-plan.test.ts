import { expect, test } from 'vitest';
import { addressesWith } from './addresses.ts';
import { planPage } from './page-plan.ts';
import { aRemoteRelease, aShellRelease } from './testing/released.ts';

test('a package, a file and a shared module may be called as what every object has', () => {
  const called = 'constructor';
  const page = { path: '/odd', js: ['odd.1.js', called], css: [], widgets: [], slots: [], shared: [called] };
  const remote = aRemoteRelease({ name: called, package: called, pages: [page] });
  const live = { shell: aShellRelease(), remotes: [remote], channelOf: () => 'stable' as const, slots: {} };

  const { js } = planPage(live, addressesWith({}), '/odd');

  const folder = '/assets/constructor/1.0.0-bbbbbbbbbb';
  expect(js.map(({ address }) => address)).toEqual([
    `${folder}/remoteEntry.js`,
    `${folder}/odd.1.js`,
    `${folder}/constructor`,
  ]);
  expect(js.at(-1)?.integrity).toBeNull();
});

test('a page of a remote starts the federation runtime, and a page of the shell does not', () => {
  const runtime = { version: '2.9.2', js: ['federation.1.js'], css: [] };
  const shell = aShellRelease({ provides: { '@module-federation/runtime': runtime } });
  const live = { shell, remotes: [aRemoteRelease()], slots: {}, channelOf: () => 'stable' as const };
  const filesOf = (path: string) => planPage(live, addressesWith({}), path).js.map(({ address }) => address);

  const started = '/assets/shell/1.0.0-aaaaaaaaaa/federation.1.js';
  expect(filesOf('/joblist')).toContain(started);
  expect(filesOf('/login')).not.toContain(started);
});
