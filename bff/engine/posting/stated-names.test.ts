import { expect, test } from 'vitest';
import { namesStatedIn } from './stated-names.ts';

test.each([
  ['Legal and factual questions need legal and factual research', ['Research', 'Legal research']],
  [
    'Coach the crew in incident and change management',
    ['Change management', 'Incident response', 'Mentoring'],
  ],
  ['Negotiate the leases of nine shops', ['Negotiation']],
  ['Meet the delivery windows of forty shops', []],
  ['Bring patients in and develop care for them', []],
  ['Keep our dbt models tidy', ['dbt']],
  ['Supervise a marketing coordinator', ['Supervision']],
  ['Lead support groups in English and Spanish', []],
  ['Draw up the plan of the week', []],
])('[VD-04] “%s” names %j', (statement, names) => {
  expect(namesStatedIn(statement).mentions.map(({ name }) => name)).toEqual(names);
});
