import { JobMetadata, serialiseJobDescription } from '@shortlist/api-contract';
import { aJob } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { applyJobView, needsAllJobs, readJobView } from './job-view.ts';

const designer = aJob({ title: 'Product Designer', best_match_score: 0.6, matched_resumes: 5 });
const nurse = aJob({ title: 'scrub nurse', is_active: false, created_at: '2026-11-01T08:00:00.000Z' });
const engineer = aJob({
  title: 'Embedded Engineer',
  best_match_score: 0.8,
  matched_resumes: 1,
  description: serialiseJobDescription({
    text: 'C.',
    metadata: JobMetadata.parse({ company: 'Calder Robotics' }),
  }),
});
const all = [designer, engineer, nurse];
const view = (address: string) => readJobView(new URLSearchParams(address));

test('an address without a view shows all, newest first, and needs the newest page alone', () => {
  expect(applyJobView(all, view(''))).toEqual(all);
  expect(needsAllJobs(view(''))).toBe(false);
});

test('a view that the address spells wrongly is the default', () => {
  expect(view('sort=height&status=maybe')).toEqual({ search: '', sort: 'newest', status: 'all' });
});

test('searches in title and company, all words, in any case', () => {
  expect(applyJobView(all, view('search=ROBOTICS engineer'))).toEqual([engineer]);
  expect(applyJobView(all, view('search=robotics nurse'))).toEqual([]);
});

test.each([
  ['sort=oldest', [nurse, designer, engineer]],
  ['sort=title', [engineer, designer, nurse]],
  ['sort=match', [engineer, designer, nurse]],
  ['sort=matched', [designer, engineer, nurse]],
  ['status=inactive', [nurse]],
  ['status=active', [designer, engineer]],
])('%s orders or narrows the whole list', (address, expected) => {
  expect(applyJobView(all, view(address))).toEqual(expected);
  expect(needsAllJobs(view(address))).toBe(true);
});

test('leaves the list that it was given as it was', () => {
  const given = [designer, engineer];

  applyJobView(given, view('sort=title'));

  expect(given).toEqual([designer, engineer]);
});
