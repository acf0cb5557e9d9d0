import { provideWidgets } from '@shortlist/platform/testing';
import { expect, test } from 'vitest';
import { topics } from './topics.ts';

const Widget = () => null;
const pages = ['/resumes', '/resumes/new', '/joblist', '/new-dashboard', '/userhome'];

test('[TU-01] three topics have a description, prerequisites and steps', () => {
  provideWidgets({ 'mfe_dashboard/Home': Widget });

  expect(topics().map(({ title }) => title)).toEqual([
    'How to upload resumes',
    'How to send outreach',
    'Tracking',
  ]);
  for (const { description, prerequisites, steps } of topics()) {
    expect(description).not.toBe('');
    expect(prerequisites.length).toBeGreaterThan(0);
    expect(steps.length).toBeGreaterThan(2);
  }
});

test('[TU-01] without the tabs of other remotes every step leads to a page that does the same', () => {
  provideWidgets({ 'mfe_dashboard/Home': Widget });

  const hrefs = topics().flatMap(({ steps }) => steps.map(({ link }) => link.href));

  expect(hrefs.filter((href) => !pages.includes(href))).toEqual([]);
});

test('[TU-01] the board is taught where there is one', () => {
  provideWidgets({ 'mfe_dashboard/Home': Widget });
  const without = topics()[2]?.steps.length ?? 0;

  provideWidgets({ 'mfe_dashboard/Home': Widget, 'mfe_jobs/TrackingBoard': Widget });

  expect(topics()[2]?.steps.length).toBe(without + 2);
});
