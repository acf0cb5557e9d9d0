import { expect, test } from 'vitest';
import { emailKey, phoneKey } from './contact-keys.ts';
import { jaccardEstimate, minHash, packSignature, unpackSignature } from './minhash.ts';

const words = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `word${at + from}`);
const printOf = (text: readonly string[], owner = 'ada') => minHash({ text: text.join(' '), ownerId: owner });

test('the likeness of two texts is about the share of word triples that both have', () => {
  const [one, other] = [printOf(words(600)), printOf([...words(540), ...words(60, 1000)])];

  const likeness = jaccardEstimate(
    one?.signature ?? new Uint32Array(),
    other?.signature ?? new Uint32Array(),
  );

  expect(likeness).toBeGreaterThan(0.7);
  expect(likeness).toBeLessThan(0.92);
});

test('a text that says too little has no print', () => {
  expect(printOf(words(39))).toBeNull();
  expect(printOf(words(40))).not.toBeNull();
});

test('the same text of two accounts shares no band', () => {
  const [one, other] = [printOf(words(300)), printOf(words(300), 'grace')];

  expect(one?.bands.filter((band) => other?.bands.includes(band))).toEqual([]);
});

test('a print is what it was after it was kept', () => {
  const { signature = new Uint32Array() } = printOf(words(300)) ?? {};

  expect(jaccardEstimate(unpackSignature(packSignature(signature)), signature)).toBe(1);
});

test.each([
  ['+1 415 555 2671', '(415) 555-2671'],
  ['+44 20 7946 0958', '0044 20 7946 0958'],
  ['030 901820', '030/901820'],
])('%s is the number %s', (one, other) => {
  expect(phoneKey(one)).toBe(phoneKey(other));
});

test('an extension is nobody’s number, and an empty address nobody’s address', () => {
  expect(phoneKey('4711')).toBeNull();
  expect(emailKey('  ')).toBeNull();
});
