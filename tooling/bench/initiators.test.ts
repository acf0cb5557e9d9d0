import { expect, test } from 'vitest';
import { askedBy, longestChain } from './initiators.ts';

test('a script asked for by a script of the page is the third in its chain', () => {
  const asked = new Map([
    ['/page', undefined],
    ['/main.js', '/page'],
    ['/main.css', '/page'],
    ['/chunk.js', '/main.js'],
  ]);

  expect(longestChain(asked)).toBe(3);
});

test('nothing asked for is no chain', () => {
  expect(longestChain(new Map())).toBe(0);
});

test('a call from a timer is asked for by the script that set it', () => {
  const stack = { callFrames: [{ url: '' }], parent: { callFrames: [{ url: '/main.js' }] } };

  expect(askedBy({ stack })).toBe('/main.js');
});

test('what stands in the page is asked for by the page', () => {
  expect(askedBy({ url: '/page' })).toBe('/page');
});
