import { aResume } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { unlikelyDuplicatesIn } from './unlikely-duplicates.ts';

const ines = aResume({ candidate_name: 'Inès Okafor', email: 'ines@example.com' });

test('who shares neither name nor email address with the newest is a stranger until a person says otherwise', () => {
  const renamed = aResume({ candidate_name: 'I. Brandt', email: 'INES@example.com' });
  const swapped = aResume({ candidate_name: 'Okafor Ines', email: null });
  const stranger = aResume({ candidate_name: 'Tomasz Wieland', email: 'tomasz@example.com' });

  expect([...unlikelyDuplicatesIn([ines, renamed, swapped, stranger])]).toEqual([stranger.id]);
});

test('in blind mode, where no name is known, nobody is a stranger', () => {
  const hidden = aResume({ candidate_name: 'Candidate 7', email: null, is_blind: true });
  const other = aResume({ candidate_name: 'Candidate 9', email: null, is_blind: true });

  expect(unlikelyDuplicatesIn([hidden, other]).size).toBe(0);
});
