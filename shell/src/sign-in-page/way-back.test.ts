import { expect, test } from 'vitest';
import { loginAddress, wayBackOf, withWayBack } from './way-back.ts';

test('[SH-06] the login address carries the whole way back, and it is read again', () => {
  const going = { pathname: '/joblist/1', search: '?tab=matches&q=a b', hash: '#top' };

  const address = loginAddress(going);

  const { pathname, search } = new URL(address, 'http://localhost');
  expect(pathname).toBe('/login');
  expect(wayBackOf(search)).toBe('/joblist/1?tab=matches&q=a%20b#top');
});

test('[AU-01] without a way back signing in leads to /userhome', () => {
  expect(wayBackOf('')).toBe('/userhome');
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  String.raw`/\elsewhere.example`,
  'javascript:alert(1)',
  'joblist',
  '/login?next=/login',
  '/signup',
  '',
])('[SH-06] a way back to %j is not followed', (next) => {
  const search = `?${new URLSearchParams({ next })}`;

  expect(wayBackOf(search)).toBe('/userhome');
});

test('[SH-06] the way back is kept between login and sign-up', () => {
  expect(withWayBack('/signup', '?next=%2Fplans&other=1')).toBe('/signup?next=%2Fplans');
  expect(withWayBack('/login', '')).toBe('/login');
});
