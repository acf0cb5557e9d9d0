import type { Batch, Subscription } from '@shortlist/api-contract';
import { aJobWithMatches, aPlan, aSubscription } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { noticesOf, type Situation } from './notices.ts';

const now = new Date('2026-11-21T12:00:00Z');
const nothing: Situation = { jobs: null, batches: null, subscription: null };

const aBatch = (given: Partial<Batch>): Batch => ({
  id: 'b1',
  kind: 'match',
  job_id: 'j1',
  status: 'done',
  total: 12,
  done: 12,
  failed: 0,
  created_at: '2026-11-21T10:00:00Z',
  finished_at: '2026-11-21T11:00:00Z',
  ...given,
});

const aTeamPlan = (given: Partial<Subscription>) =>
  noticesOf(
    { ...nothing, subscription: aSubscription({ plan: aPlan({ name: 'Team' }), ...given }) },
    now,
  ).map(({ title, text }) => [title, text]);

test('where nothing happened nothing is said', () => {
  expect(noticesOf({ jobs: [], batches: [], subscription: aSubscription() }, now)).toEqual([]);
});

test('a position with matches says how many there are, who leads, and when the newest came', () => {
  const job = aJobWithMatches({ matched_count: 2 });

  const [notice] = noticesOf({ ...nothing, jobs: [job] }, now);

  const [best] = job.matched_resumes;
  expect(notice).toMatchObject({ title: `Matches for ${job.job_title}`, href: `/joblist/${job.job_id}` });
  expect(notice?.text).toContain('2 resumes matched');
  expect(notice?.text).toContain(best?.resume_info.candidate_name);
});

test('a position that nobody was matched with says nothing', () => {
  const job = aJobWithMatches({ matched_count: 0, matched_resumes: [] });

  expect(noticesOf({ ...nothing, jobs: [job] }, now)).toEqual([]);
});

test('a batch is told once it has ended, with what failed of it', () => {
  const batches = [
    aBatch({ done: 11, failed: 1 }),
    aBatch({ id: 'b2', status: 'running', finished_at: null }),
    aBatch({ id: 'b3', kind: 'analysis', job_id: null, status: 'cancelled', done: 5 }),
  ];

  const notices = noticesOf({ ...nothing, batches }, now);

  expect(notices.map(({ title, text, href }) => [title, text, href])).toEqual([
    ['Matching finished', '11 of 12 resumes matched. 1 failed.', '/joblist/j1'],
    ['Analysis canceled', '5 of 12 resumes analyzed.', '/resumes'],
  ]);
});

test('the newest comes first, twelve at most', () => {
  const batches = Array.from({ length: 14 }, (_, hour) =>
    aBatch({ id: String(hour), finished_at: new Date(Date.UTC(2026, 10, 20, hour)).toISOString() }),
  );

  const notices = noticesOf({ ...nothing, batches }, now);

  expect(notices).toHaveLength(12);
  expect(notices[0]?.id).toBe('batch:13');
});

test('the end of a trial is said a week before, not earlier', () => {
  const trial = { status: 'trialing', is_active: true, auto_renew: true } as const;

  expect(aTeamPlan({ ...trial, trial_end_date: '2026-11-25T00:00:00.000Z' })).toEqual([
    ['Your trial of Team ends on Nov 25, 2026', 'Billing starts then.'],
  ]);
  expect(aTeamPlan({ ...trial, trial_end_date: '2026-12-25T00:00:00.000Z' })).toEqual([]);
});

test('a plan that is not renewed says its end, one that is renewed says nothing', () => {
  const active = { status: 'active', is_active: true, end_date: '2026-11-24T00:00:00.000Z' } as const;

  expect(aTeamPlan({ ...active, auto_renew: false })).toEqual([
    ['Team ends on Nov 24, 2026', "It won't renew."],
  ]);
  expect(aTeamPlan({ ...active, auto_renew: true })).toEqual([]);
});

test('a plan that ended is said for a month, a payment that failed until it is made', () => {
  const ended = { status: 'canceled', is_active: false } as const;

  expect(aTeamPlan({ ...ended, end_date: '2026-11-10T00:00:00.000Z' })).toEqual([
    ['Team has ended', 'Your plan ended on Nov 10, 2026.'],
  ]);
  expect(aTeamPlan({ ...ended, end_date: '2026-09-10T00:00:00.000Z' })).toEqual([]);
  expect(aTeamPlan({ status: 'past_due', is_active: true })).toEqual([
    ['Payment for Team failed', 'It will be retried. Check your card.'],
  ]);
});
