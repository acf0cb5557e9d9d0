import { someStats } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { funnelSteps } from './funnel-steps.ts';

test('[HM-03] the funnel goes as far as something is counted', () => {
  const steps = funnelSteps(someStats({ total_resumes: 60, analysed_resumes: 45, matched_resumes: 30 }));

  expect(steps).toEqual([
    { label: 'Resumes', value: 60, note: 'uploaded' },
    { label: 'Analyzed', value: 45, note: '75% of resumes' },
    { label: 'Matched', value: 30, note: '67% of analyzed' },
  ]);
});

test('[HM-03] recorded outcomes carry it on, and a share of more than all is left out', () => {
  const stats = someStats({
    matched_resumes: 4,
    recorded_outcomes: 6,
    interviewed: 5,
    offers_sent: 0,
    offers_accepted: 0,
  });

  expect(funnelSteps(stats).slice(2)).toEqual([
    { label: 'Interviewed', value: 5, note: '' },
    { label: 'Offered', value: 0, note: '0% of interviewed' },
    { label: 'Accepted', value: 0, note: '' },
  ]);
});
