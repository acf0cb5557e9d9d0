import type { RemoteInSet } from '@shortlist/platform/host';
import { expect, test } from 'vitest';
import { screensOf } from './screens.ts';

const aRemote = (title: string, ...paths: string[]): RemoteInSet => ({
  name: title.toLowerCase(),
  title,
  team: 'Team',
  version: '1.0.0',
  entry: '/entry.js',
  integrity: null,
  paths,
  channel: 'stable',
  widgets: [],
});

test('screens are those of the live remotes, in the order of the product', () => {
  const screens = screensOf(
    [aRemote('Plans', '/plans', '/plans/:id'), aRemote('Job positions', '/joblist')],
    false,
  );

  expect(screens.map(({ path, label }) => [path, label])).toEqual([
    ['/joblist', 'Job Positions'],
    ['/plans', 'Plans'],
  ]);
});

test('pages that need an id, and forms that are actions, are no screens', () => {
  const remote = aRemote('Job positions', '/joblist/:id', '/joblist/new', '/payment/success');

  expect(screensOf([remote], false)).toEqual([]);
});

test('a screen that nobody named is called by its address, with its remote beside it', () => {
  const [screen] = screensOf([aRemote('Interviews', '/talent-pools')], false);

  expect(screen).toMatchObject({ label: 'Talent pools', note: 'Interviews' });
});

test('a page for administrators is offered to them alone', () => {
  const remotes = [aRemote('Analysis and matching', '/fairness', '/blind-log')];

  const [forAll, forAdmins] = [screensOf(remotes, false), screensOf(remotes, true)];

  expect(forAll.map(({ label }) => label)).toEqual(['Fairness']);
  expect(forAdmins.map(({ label }) => label)).toEqual(['Fairness', 'Blind Mode Log']);
});
