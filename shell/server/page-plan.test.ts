import { expect, test } from 'vitest';
import { addressesWith } from './addresses.ts';
import { planPage } from './page-plan.ts';
import { aRemoteRelease, aShellRelease } from './testing/released.ts';

test('a package, a file and a shared module may be called as what every object has', () => {
  const called = 'constructor';
  const page = { path: '/odd', js: ['odd.1.js', called], css: [], widgets: [], slots: [], shared: [called] };
  const remote = aRemoteRelease({ name: called, package: called, pages: [page] });
  const live = {
    shell: aShellRelease(),
    remotes: [remote],
    channelOf: () => 'stable' as const,
    slots: {},
    sandboxed: {},
  };

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
  const live = {
    shell,
    remotes: [aRemoteRelease()],
    slots: {},
    sandboxed: {},
    channelOf: () => 'stable' as const,
  };
  const filesOf = (path: string) => planPage(live, addressesWith({}), path).js.map(({ address }) => address);

  const started = '/assets/shell/1.0.0-aaaaaaaaaa/federation.1.js';
  expect(filesOf('/joblist')).toContain(started);
  expect(filesOf('/login')).not.toContain(started);
});

/** What a shell gives to remotes of another React, with its menu in a file. */
const providedWith = (file: string) => ({
  react: { version: '20.0.0', js: ['react-20.1.js'], css: [] },
  '@shortlist/design-system/Menu': { version: '1.0.0', js: [file], css: [] },
});

test('[TM-06] a page starts the shared modules of the React that each of its parts was built with', () => {
  const shell = aShellRelease({ otherReacts: { 20: providedWith('react-20-lists.1.js') } });
  const startedFor = (react: number) => {
    const live = {
      shell,
      remotes: [aRemoteRelease({ react })],
      slots: {},
      sandboxed: {},
      channelOf: () => 'stable' as const,
    };
    const plan = planPage(live, addressesWith({}), '/joblist/7');
    return plan.js.map(({ address }) => address.split('/').at(-1)).filter((file) => file?.includes('lists'));
  };

  expect(startedFor(19)).toEqual(['lists.1.js']);
  expect(startedFor(20)).toEqual(['react-20-lists.1.js']);
});
