import { expect, test } from 'vitest';
import { folderOf, readDescriptor, remotePackages } from '../build/packages.ts';
import { defineRemote } from './define-remote.ts';

const descriptor = {
  name: 'mfe_jobs',
  package: 'mfe-jobs',
  title: 'Job positions',
  team: 'Jobs',
  port: 4101,
  exposes: { './routes': './src/remote.ts' },
  pages: [],
  prefixes: ['/joblist'],
  budget: { entry: 10_000, page: 50_000, widget: 50_000 },
} as const;

const hasNoDouble = (values: unknown[]) => expect(values.length).toBe(new Set(values).size);

test('a name that cannot be a global is refused', () => {
  expect(() => defineRemote({ ...descriptor, name: 'mfe-jobs' })).toThrow(
    'The remote name "mfe-jobs" may hold small letters, digits and _ only: it becomes a global.',
  );
});

test('pages without routes are refused', () => {
  const pages = [{ path: '/joblist', module: './src/JobListPage.tsx' }] as const;

  expect(() => defineRemote({ ...descriptor, exposes: {}, pages })).toThrow('it must expose "./routes"');
});

test('[TM-03] an offer of what is no widget of its own is refused', () => {
  const offers = [{ slot: 'mfe_dashboard/UserHomeSide', widget: './Nothing', order: 1 }] as const;

  expect(() => defineRemote({ ...descriptor, offers })).toThrow('offers "./Nothing", so it must expose it');
});

test('no two remotes share a name, a port or a page; a page shows only widgets that are exposed', async () => {
  const remotes = await Promise.all(remotePackages().map((name) => readDescriptor(folderOf(name))));
  const widgets = new Set(
    remotes.flatMap(({ name, exposes }) => Object.keys(exposes).map((key) => key.replace('.', name))),
  );
  hasNoDouble(remotes.map(({ name }) => name));
  hasNoDouble(remotes.map(({ port }) => port));
  hasNoDouble(remotes.flatMap(({ pages }) => pages.map(({ path }) => path)));
  for (const widget of remotes.flatMap(({ pages }) => pages.flatMap((page) => page.widgets ?? []))) {
    expect(widgets).toContain(widget);
  }
});
