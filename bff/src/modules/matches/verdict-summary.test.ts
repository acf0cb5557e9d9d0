import { expect, test } from 'vitest';
import { countVerdicts, weightiestEvidence } from './verdict-summary.ts';

type Requirements = Parameters<typeof weightiestEvidence>[0];
type Requirement = Requirements[number];

const ROLE = 'Tidewater Freight, Senior Backend Engineer';

function requirement(text: string, overrides: Partial<Requirement> = {}): Requirement {
  const quote = { text, start: 0, end: text.length, page: 1, source: ROLE };
  return {
    id: text,
    text: 'Go in production',
    kind: 'must',
    type: 'skill',
    verdict: 'met',
    points: 3,
    of: 3,
    quotes: [quote],
    note: null,
    settled: null,
    ...overrides,
  };
}

test('[OD-03] the evidence of a match is a sentence, not a role or its dates', () => {
  const evidence = weightiestEvidence([
    requirement(ROLE),
    requirement('Mar 2021 - Present', { type: 'years' }),
    requirement('moved 14 shipment services to Go'),
  ]);

  expect(evidence?.text).toBe('moved 14 shipment services to Go');
});

test('[OD-03] what counts more comes first, and of equals what says more', () => {
  const evidence = weightiestEvidence([
    requirement('introduced Kafka for parcel events in every depot', { kind: 'nice', of: 1 }),
    requirement('used Go'),
    requirement('rewrote the label service in Go'),
  ]);

  expect(evidence?.text).toBe('rewrote the label service in Go');
});

test('[OD-03] a role is better than nothing, and nothing is said without a requirement that is met', () => {
  expect(weightiestEvidence([requirement(ROLE)])?.text).toBe(ROLE);
  expect(weightiestEvidence([requirement('x', { verdict: 'not_met' })])).toBeNull();
});

test('[VD-03] each of the five verdicts is counted, and those on hours and travel are not', () => {
  const counts = countVerdicts([
    requirement('a'),
    requirement('b', { verdict: 'partly' }),
    requirement('c', { verdict: 'not_met' }),
    requirement('d', { verdict: 'to_check' }),
    requirement('e', { verdict: 'to_check' }),
    requirement('f', { verdict: 'not_mentioned' }),
    requirement('g', { kind: 'logistics', type: 'logistics', of: 0, verdict: 'to_check' }),
  ]);

  expect(counts).toEqual({ met: 1, partly: 1, not_met: 1, to_check: 2, not_mentioned: 1 });
});
