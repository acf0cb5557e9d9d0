import type { RequirementVerdict } from '@shortlist/api-contract';
import { aRequirement } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { requirementChanges } from './requirement-changes.ts';

const matched = (text: string, part: Partial<RequirementVerdict> = {}): RequirementVerdict => ({
  id: text,
  text,
  kind: 'must',
  type: 'skill',
  verdict: 'met',
  points: 3,
  of: 3,
  quotes: [],
  note: null,
  settled: null,
  ...part,
});

const current = (text: string, part: Partial<ReturnType<typeof aRequirement>> = {}) =>
  aRequirement({ id: text, text, ...part });

test('[VD-02] what was added and what was removed says what it counts', () => {
  const changes = requirementChanges(
    [matched('Go in production'), matched('Speaks Dutch', { kind: 'nice', of: 1.5 })],
    [current('Go in production'), current('Two days on site', { kind: 'logistics', weight: 0 })],
  );

  expect(changes).toEqual([
    { type: 'Added', id: 'Two days on site', text: 'Two days on site', notes: ['Logistics, not scored'] },
    { type: 'Removed', id: 'Speaks Dutch', text: 'Speaks Dutch', notes: ['Preferred, weight 1.5'] },
  ]);
});

test('[VD-02] another kind and another weight are a change', () => {
  const changes = requirementChanges(
    [matched('Go in production')],
    [current('Go in production', { kind: 'nice', weight: 1.5 })],
  );

  expect(changes).toMatchObject([
    { type: 'Changed', notes: ['Required before, Preferred now', 'Weight 3 before, 1.5 now'] },
  ]);
});

test('[VD-02] another wording is a change of the one that is most like it', () => {
  const changes = requirementChanges(
    [matched('Five years of backend work'), matched('Speaks Dutch')],
    [current('Three years of backend work'), current('Five years of frontend work, or more')],
  );

  expect(changes.map(({ type, text, notes }) => [type, text, notes[0]])).toEqual([
    ['Changed', 'Three years of backend work', '“Five years of backend work” before'],
    ['Added', 'Five years of frontend work, or more', 'Required, weight 3'],
    ['Removed', 'Speaks Dutch', 'Required, weight 3'],
  ]);
});

test('[VD-02] what a match does not tell is no change: alternatives, order, and what logistics would count', () => {
  const changes = requirementChanges(
    [matched('Go in production'), matched('Night shifts', { type: 'logistics', of: 0 })],
    [
      current('Night shifts', { type: 'logistics', weight: 3 }),
      current('Go in production', { alternatives: ['Go', 'Golang'] }),
    ],
  );

  expect(changes).toEqual([]);
});
