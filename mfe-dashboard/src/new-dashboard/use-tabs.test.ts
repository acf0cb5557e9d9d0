import { expect, test } from 'vitest';
import { HOME, TABS } from '../tabs/tabs.ts';
import { remember } from './use-tabs.ts';

const [, analyze = HOME] = TABS;

test('[ND-01] a tab is remembered once, with what its address said last', () => {
  const first = remember([], { tab: analyze, params: { mode: 'standalone' } });
  const second = remember(first, { tab: HOME, params: {} });

  const third = remember(second, { tab: analyze, params: { mode: 'matching', job: '7' } });

  expect(third).toEqual([
    { tab: analyze, params: { mode: 'matching', job: '7' } },
    { tab: HOME, params: {} },
  ]);
});

test('[ND-01] the same address again changes nothing', () => {
  const visited = remember([], { tab: analyze, params: { job: '7' } });

  expect(remember(visited, { tab: analyze, params: { job: '7' } })).toBe(visited);
});

test('[ND-02] the tabs have the labels of the sidebar', () => {
  expect(TABS.map(({ id, label }) => [id, label])).toEqual([
    ['home', 'Home Dashboard'],
    ['upload', 'Upload'],
    ['analyze', 'Analyze'],
    ['position-tracking', 'Tracking'],
    ['match-score', 'Match Score'],
    ['candidate-score', 'Resume Score'],
    ['position-list', 'Position Management'],
    ['resume-list', 'Resume Management'],
    ['tutorial', 'Tutorial'],
    ['contact-us', 'Contact Us'],
  ]);
});
