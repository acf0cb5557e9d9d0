import { provideWidgets } from '@shortlist/platform/testing';
import { beforeEach, expect, test } from 'vitest';
import { liveHref, readTab, tabAddress, tabHref } from './tab-address.ts';
import { findLiveTab } from './tabs.ts';

const Widget = () => null;

beforeEach(() => provideWidgets({ 'mfe_dashboard/Home': Widget, 'mfe_ai/MatchScore': Widget }));

test('[ND-01] the address names the tab and what it shall show', () => {
  expect(readTab('?tab=match-score&job=7')).toEqual({ id: 'match-score', params: { job: '7' } });
  expect(readTab('')).toEqual({ id: 'home', params: {} });
});

test('[ND-01] an address is written as it is read, and home has the short one', () => {
  expect(tabAddress({ id: 'resume-list', params: { resume: 'a b' } })).toBe(
    '/new-dashboard?tab=resume-list&resume=a+b',
  );
  expect(tabAddress({ id: 'home', params: {} })).toBe('/new-dashboard');
  expect(tabAddress({ id: 'analyze', params: { mode: 'matching', job: undefined } })).toBe(
    '/new-dashboard?tab=analyze&mode=matching',
  );
});

test('[ND-01] a tab that no live remote fills is none', () => {
  expect(findLiveTab('match-score')?.label).toBe('Match Score');
  expect(findLiveTab('position-tracking')).toBeUndefined();
  expect(findLiveTab('upload')).toBeUndefined();
  expect(findLiveTab('no-such-tab')).toBeUndefined();
});

test('[UP-01] the upload tab is there as soon as one of its two parts is', () => {
  provideWidgets({ 'mfe_dashboard/Upload': Widget, 'mfe_resumes/UploadResumes': Widget });

  expect(findLiveTab('upload')?.label).toBe('Upload');
});

test('[HM-02] a link to a tab that nobody fills yet leads to the page that does the same', () => {
  expect(tabHref('match-score', { job: '7' })).toBe('/new-dashboard?tab=match-score&job=7');
  expect(liveHref('/new-dashboard?tab=position-list&job=7')).toBe('/joblist/7');
  expect(liveHref('/new-dashboard?tab=upload&mode=position')).toBe('/joblist/new');
  expect(liveHref('/new-dashboard?tab=upload&mode=resume')).toBe('/resumes/new');
  expect(liveHref('/joblist/7')).toBe('/joblist/7');
});
