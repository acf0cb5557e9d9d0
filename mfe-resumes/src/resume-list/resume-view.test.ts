import { aResume } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { applyResumeView, needsAllResumes, readResumeView } from './resume-view.ts';

const evaluated_at = '2026-11-20T09:12:00.000Z';
const ines = aResume({ analysis: { score_overall: 0, evaluated_at }, status: 'reserve' });
const tomasz = aResume({
  candidate_name: 'Tomasz Wieland',
  file_name: 'cv_tw.docx',
  skills: ['Kubernetes'],
  analysis: { score_overall: 0.82, evaluated_at },
  uploaded_at: '2026-11-02T09:00:00.000Z',
});
const anselm = aResume({
  candidate_name: 'anselm Brück',
  headline: 'Embedded Engineer',
  skills: [],
  best_match: { job_id: ines.id, job_title: 'Embedded Engineer', match_score: 0.7 },
});
const all = [anselm, ines, tomasz];
const view = (address: string) => readResumeView(new URLSearchParams(address));

test('an address without a view shows all, newest first, and needs the newest page alone', () => {
  expect(applyResumeView(all, view(''))).toEqual(all);
  expect(needsAllResumes(view(''))).toBe(false);
});

test.each([
  ['search=wieland', [tomasz]],
  ['search=DOCX', [tomasz]],
  ['search=kubernetes', [tomasz]],
  ['search=embedded anselm', [anselm]],
  ['search=kubernetes anselm', []],
  ['status=reserve', [ines]],
])('%s finds in name, file, title and skills, all words together', (address, expected) => {
  expect(applyResumeView(all, view(address))).toEqual(expected);
});

test.each([
  ['sort=oldest', [tomasz, anselm, ines]],
  ['sort=name', [anselm, ines, tomasz]],
  ['sort=score', [tomasz, ines, anselm]],
  ['sort=match', [anselm, ines, tomasz]],
])('%s orders the whole list, and what is not scored comes after a score of zero', (address, expected) => {
  expect(applyResumeView(all, view(address))).toEqual(expected);
  expect(needsAllResumes(view(address))).toBe(true);
});

test('a view that the address spells wrongly is the default', () => {
  expect(view('sort=height&status=gone')).toEqual({ search: '', sort: 'newest', status: 'all' });
});
