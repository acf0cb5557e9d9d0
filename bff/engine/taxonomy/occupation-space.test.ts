import { expect, test } from 'vitest';
import { directionOf, termVectorOf } from '../match/field/field-of-work.ts';
import { findLatentSpace } from './build-latent.ts';
import { idfOf, occupationSpace } from './occupation-space.ts';
import { readBinarySections, writeSections } from './sections.ts';
import { dot, latentSumOf, normalize, weighTermsOf } from './vectors.ts';

function latentOf(text: string) {
  const space = occupationSpace();
  return normalize(latentSumOf(weighTermsOf(termVectorOf(text), space, 3), space));
}

test('a text is nearest to the occupations that do what it tells', () => {
  const { titles } = occupationSpace();
  const direction = directionOf(termVectorOf('lays shingles and repairs the gutters of roofs'));

  const nearest = [...direction.keys()].sort((a, b) => (direction[b] ?? 0) - (direction[a] ?? 0)).slice(0, 5);

  expect(nearest.map((index) => titles[index]?.toLowerCase())).toEqual(
    expect.arrayContaining([expect.stringContaining('roofer')]),
  );
});

test('texts of one field are near to each other although they share no word', () => {
  const ledger = latentOf('reconciles the general ledger');

  const audit = dot(ledger, latentOf('audits financial statements'));
  const roof = dot(ledger, latentOf('lays shingles on roofs'));

  expect(audit).toBeGreaterThan(0.3);
  expect(roof).toBeLessThan(0.1);
});

test('a word of few occupations tells more than one of many', () => {
  expect(idfOf('shingl')).toBeGreaterThan(idfOf('report'));
});

test('the directions of a space are at right angles and of length one', () => {
  const vectors = [
    [[0, 1]],
    [
      [0, 0.8],
      [1, 0.6],
    ],
    [[2, 1]],
    [
      [2, 0.6],
      [3, 0.8],
    ],
  ] as const;

  const space = findLatentSpace(vectors, 4, 2);
  const columns = [0, 1].map((axis) => Float64Array.from([0, 1, 2, 3], (row) => space[row * 2 + axis] ?? 0));

  const [first = new Float64Array(), second = new Float64Array()] = columns;
  expect(
    [dot(first, first), dot(second, second), dot(first, second)].map((value) => value.toFixed(6)),
  ).toEqual(['1.000000', '1.000000', expect.stringMatching(/^-?0\.000000$/)]);
});

test('sections come back as they were written, wherever the bytes lie', () => {
  const bytes = writeSections({
    head: { name: 'Zürich' },
    arrays: [Int8Array.of(-1, 2, 3), Float32Array.of(0.5, -0.25), Uint16Array.of(7)],
  });
  const shifted = new Uint8Array(bytes.byteLength + 1);
  shifted.set(bytes, 1);

  const sections = readBinarySections(shifted.subarray(1));

  expect(sections.head).toEqual({ name: 'Zürich' });
  expect([...sections.int8()]).toEqual([-1, 2, 3]);
  expect([...sections.float32()]).toEqual([0.5, -0.25]);
  expect([...sections.uint16()]).toEqual([7]);
});
