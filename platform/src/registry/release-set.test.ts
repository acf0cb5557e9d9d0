import { expect, test } from 'vitest';
import { RemoteRelease } from './release-set.ts';

const HASH = `sha384-${'A'.repeat(64)}`;

const release = (overrides: object = {}) => ({
  kind: 'remote',
  name: 'mfe_jobs',
  package: 'mfe-jobs',
  title: 'Job positions',
  team: 'Jobs',
  version: '1.0.0-0123456789',
  commit: null,
  builtAt: '2026-11-21T08:00:00.000Z',
  entry: 'remoteEntry.js',
  pages: [],
  exposes: {},
  shared: {},
  sizes: { 'remoteEntry.js': 1, 'static/list~1.f0.js': 1 },
  integrity: { 'remoteEntry.js': HASH },
  ...overrides,
});

const isRelease = (overrides: object): boolean => RemoteRelease.safeParse(release(overrides)).success;

test('a release may name files in folders, and as a dev server does no hashes', () => {
  expect(isRelease({})).toBe(true);
  expect(isRelease({ integrity: {} })).toBe(true);
});

test.each([
  '../x.js',
  'a/../../x.js',
  '/x.js',
  '//evil.example/x.js',
  'https://evil.example/x.js',
  '%2e%2e/x.js',
  'a\\x.js',
  'x.js" onload="steal()',
  "x'.js",
  'x<script>.js',
  '',
])('a release that names what is no file of its own is none: %j', (file) => {
  const parts = { js: [file], css: [file], shared: [] };

  expect(isRelease({ entry: file })).toBe(false);
  expect(isRelease({ sizes: { [file]: 1 } })).toBe(false);
  expect(isRelease({ integrity: { [file]: HASH } })).toBe(false);
  expect(isRelease({ exposes: { './JobList': { ...parts, css: [] } } })).toBe(false);
  expect(isRelease({ pages: [{ ...parts, js: [], path: '/joblist', widgets: [] }] })).toBe(false);
});

test.each(['', 'sha384-', HASH.slice(0, -1), `${HASH} sha384-x`, `sha256-${'A'.repeat(64)}`])(
  'a release with a hash that no browser compares is none: %j',
  (hash) => {
    expect(isRelease({ integrity: { 'remoteEntry.js': hash } })).toBe(false);
  },
);

test.each(['', 'channels', 'Mfe-jobs', '../mfe-jobs', 'mfe_jobs', 'a'.repeat(61)])(
  'no package is called %j',
  (name) => {
    expect(isRelease({ package: name })).toBe(false);
  },
);

test.each(['', '..', '1.0/2', '1"', '1'.repeat(81)])('no version is called %j', (version) => {
  expect(isRelease({ version })).toBe(false);
});
