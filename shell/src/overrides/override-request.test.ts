import { expect, test } from 'vitest';
import { overrideRequestUrl, wishIn } from './override-request.ts';

test.each([
  { package: 'mfe-jobs', url: 'http://localhost:4101/a b/?' },
  { package: 'mfe-jobs', version: '1.0.0-bbbbbbbbbb' },
])('a link says what it asks for: $package', (wish) => {
  const { pathname, searchParams } = new URL(overrideRequestUrl(wish), 'http://page');

  expect(pathname).toBe('/platform/overrides');
  expect(wishIn(searchParams)).toEqual(wish);
});

test.each([
  '',
  'package=mfe-jobs',
  'url=http://localhost:4101',
  'package=mfe-jobs&url=&version=',
  'package=a&url=b&version=c',
])('a link that names nothing whole asks for nothing: %s', (search) => {
  expect(wishIn(new URLSearchParams(search))).toBeNull();
});
