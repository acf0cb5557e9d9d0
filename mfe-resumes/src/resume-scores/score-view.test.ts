import { resumes } from '@shortlist/api-contract';
import { anId } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import {
  hasScoreFilters,
  readResumeId,
  readScoreView,
  scoreHref,
  scoreListQuery,
  scoreParams,
} from './score-view.ts';

const position = anId();

test('[CS-01] an address that says nothing asks for all, newest first', () => {
  const view = readScoreView({});

  expect(scoreListQuery(view)).toEqual({});
  expect(hasScoreFilters(view)).toBe(false);
  expect(scoreParams(view)).toEqual({});
});

test('[CS-01] search, date, company, position and order are asked of the server as it takes them', () => {
  const params = { search: ' kim ', date: 'week', company: 'Tidewater', position, sort: 'match_desc' };

  const query = scoreListQuery(readScoreView(params));

  expect(query).toEqual({
    search: 'kim',
    uploaded: 'week',
    company: 'Tidewater',
    job_id: position,
    sort: 'match_desc',
  });
  expect(resumes.list.query.safeParse(query).success).toBe(true);
});

test.each([{ search: 'kim' }, { date: 'today' }, { company: 'Tidewater' }, { position }])(
  '[CS-01] %o can leave resumes out',
  (params) => {
    expect(hasScoreFilters(readScoreView(params))).toBe(true);
  },
);

test('[CS-01] what the address spells wrongly or too long is the default or cut, never refused', () => {
  const long = 'a'.repeat(500);
  const view = readScoreView({ search: long, company: long, sort: 'height', date: 'ever', position: '7' });

  expect(view).toMatchObject({ sort: 'newest', date: 'all', position: '' });
  expect(resumes.list.query.safeParse(scoreListQuery(view)).success).toBe(true);
});

test('[CS-02] the address of a detail keeps the view, and reads back as it was', () => {
  const view = readScoreView({ search: 'kim', sort: 'score', position });
  const resume = anId();

  const { searchParams } = new URL(scoreHref(view, resume), 'http://dashboard');
  const { tab, ...params } = Object.fromEntries(searchParams);

  expect(tab).toBe('candidate-score');
  expect(readScoreView(params)).toEqual(view);
  expect(readResumeId(params)).toBe(resume);
  expect(readResumeId({ resume: 'ines' })).toBeNull();
});
