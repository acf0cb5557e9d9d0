import { expect, test } from 'vitest';
import type { KitCase } from './cases.ts';
import { createTally, partsOf } from './parts.ts';
import type { Scene } from './scenes.ts';

const aCase = (name: string, how: KitCase['how']): KitCase => ({ name, fix: '', how });
const scene = (what: string): Scene => ({ what, cold: '', navigation: '', places: [] });

const api = aCase('the API answers 500', { kind: 'api' });
const visit = aCase('it is visited and left', { kind: 'visit' });
const mounts = aCase('mounts leave nothing behind', { kind: 'mounts' });
const [list, detail] = [scene('its list'), scene('its detail')];

test('the longest cases begin first, and each page of theirs by itself', () => {
  const parts = partsOf([api, visit, mounts], (each) => (each === visit ? [list] : [list, detail]));

  expect(parts).toEqual([
    { case: mounts, scenes: [list] },
    { case: mounts, scenes: [detail] },
    { case: visit, scenes: [list] },
    { case: api, scenes: [list, detail] },
  ]);
});

test('what came of a case is told once, with its last part, in the order of its pages', () => {
  const parts = partsOf([mounts], () => [list, detail]);
  const tally = createTally(parts);
  const [first, second] = parts;
  const leak = { case: mounts.name, what: 'its list: a timer', fix: '' };

  const early = second && tally(second, { case: mounts.name, failures: [], notes: ['its detail'] });
  const late = first && tally(first, { case: mounts.name, failures: [leak], notes: ['its list'] });

  expect(early).toBeUndefined();
  expect(late).toEqual({ case: mounts.name, failures: [leak], notes: ['its list', 'its detail'] });
});
