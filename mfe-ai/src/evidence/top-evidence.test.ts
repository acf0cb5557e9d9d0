import { expect, test } from 'vitest';
import { candidates } from '../testing/candidates.ts';
import { topEvidence } from './top-evidence.ts';

const quote = (text: string, source: string | null) => ({
  text,
  start: 0,
  end: text.length,
  page: 1,
  source,
});

test('[AI-05] dates and the name of a role are no strongest line while a sentence is there', () => {
  const met = { verdict: 'met', points: 3, of: 3, note: null } as const;
  const years = {
    ...met,
    id: 'a',
    text: 'Years',
    kind: 'must' as const,
    settled: null,
    type: 'years' as const,
    quotes: [quote('June 2014 to Sep 2014', 'Acme')],
  };
  const nice = {
    ...met,
    id: 'b',
    text: 'Go',
    kind: 'nice' as const,
    type: 'skill' as const,
    settled: null,
    of: 1,
    quotes: [quote('used Go', 'Acme')],
  };

  expect(topEvidence({ requirements: [years, nice] })?.text).toBe('used Go');
  expect(topEvidence({ requirements: [years] })?.text).toBe('June 2014 to Sep 2014');
});

test('[AI-05] the strongest line carries the weightiest requirement that is met', () => {
  const okafor = candidates[0].match;

  expect(topEvidence(okafor)?.text).toBe('14 shipment services from a single Rails app to Go');
  expect(topEvidence({ requirements: [] })).toBeNull();
});
