import { expect, test } from 'vitest';
import { countStems } from '../language/terms.ts';
import { occupationSpace } from './occupation-space.ts';
import { readTrades } from './read-trades.ts';

const trades = readTrades();

test('every occupation of a trade is one of O*NET or ESCO, and each trade has names and words', () => {
  const known = new Set(occupationSpace().titles);
  const unknown = trades.flatMap(({ occupations }) => [...occupations].filter((title) => !known.has(title)));

  expect(unknown).toEqual([]);
  expect(trades.filter(({ names, words }) => names === '' || words === '')).toEqual([]);
  expect(trades.length).toBeGreaterThan(10);
});

test('the artefact was built with the trades as they are listed', () => {
  const { trades: built, termNumber } = occupationSpace();

  expect(built).toEqual(
    trades.map(({ names, words }) => ({
      names: [...countStems(names).keys()],
      words: [...countStems(words).keys()],
    })),
  );
  for (const stem of countStems('backend frontend Kubernetes Terraform Figma GraphQL').keys())
    expect(termNumber.has(stem), stem).toBe(true);
});
