import { expect, test } from 'vitest';
import { readRequirements } from './read-requirements.ts';

const textsOf = (description: string) =>
  readRequirements({ title: 'Roofer', description, skillTags: [] })
    .filter(({ check }) => check !== 'title')
    .map(({ kind, text }) => `${kind}: ${text}`);

test('prose is taken apart into what is to be done', () => {
  const bulletin =
    'A Roofer inspects roofs and gutters of public buildings; prepares estimates of material; and performs related duties as assigned.';

  expect(textsOf(bulletin)).toEqual([
    'duty: A Roofer inspects roofs and gutters of public buildings',
    'duty: prepares estimates of material',
  ]);
});
