import { endpoints, rawEndpoints } from '@shortlist/api-contract';
import {
  type Answers,
  type Call,
  full,
  job,
  mockReply,
  resume,
  withOverrides,
  wordResume,
} from '@shortlist/api-contract/testing/answers';
import type { Locator, Page } from 'playwright-core';

/** A part of a screen whose call fails while the rest is there. */
export interface ScreenPart {
  /** With the ids of the rows that it shows. */
  name: string;
  path: string;
  fails: Call;
  /** What the other calls are answered, where it is not what everything is answered. */
  answers?: Answers;
  /** What says so, in the place of the part. */
  failed: (page: Page) => Locator;
  /** What stays usable beside it. */
  stays: (page: Page) => Locator;
  /** What Retry brings. */
  full: (page: Page) => Locator;
}

const alert = (text: string) => (page: Page) => page.getByRole('alert').filter({ hasText: text }).first();
const link = (name: string) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first();
const button = (name: string) => (page: Page) => page.getByRole('button', { name });
const table = (name: string) => (page: Page) => page.getByRole('table', { name });

/** Every part of a screen that is asked for on its own. */
export const screenParts: readonly ScreenPart[] = [
  {
    name: '[OD-02] my plan, on the old dashboard',
    path: '/userhome',
    fails: endpoints.subscriptions.mine,
    failed: alert('Failed to load your plan'),
    stays: link(resume.candidate_name),
    full: (page) => page.getByText('You have no active subscription.'),
  },
  {
    name: '[OD-03] the match history, on the old dashboard',
    path: '/userhome',
    fails: endpoints.matches.jobsWithMatches,
    failed: alert('Something went wrong. Please try again'),
    stays: link(job.title),
    full: (page) => page.getByRole('region', { name: job.title }),
  },
  {
    name: '[HM-06] the counts of the new dashboard, for which the lists stand in',
    path: '/new-dashboard',
    fails: endpoints.dashboard.stats,
    failed: (page) => page.getByText(/Showing totals from your positions and resumes\./),
    stays: table('Position Tracking'),
    full: (page) => page.getByText('49 scored, 12 not scored'),
  },
  {
    name: '[JB-03] the matched resumes of a job',
    path: `/joblist/${job.id}`,
    fails: endpoints.matches.jobsWithMatches,
    failed: alert('Failed to load matched resumes'),
    stays: link('Batch Match Multiple Resumes'),
    full: link(resume.candidate_name),
  },
  {
    name: '[AI-01] the analysis of a resume that can be read',
    path: `/resumes/${resume.id}/ai-score`,
    fails: endpoints.analysis.latest,
    failed: alert('Failed to retrieve analysis'),
    stays: link('Download'),
    full: (page) => page.getByText('Led a migration of real size').first(),
  },
  {
    name: '[AI-01] the text of a resume that is analyzed',
    path: `/resumes/${resume.id}/ai-score`,
    fails: endpoints.resumes.document,
    failed: alert("Failed to load this resume's text"),
    stays: button('Analyze Again'),
    full: (page) => page.getByLabel('Page 1'),
  },
  {
    name: '[RS-01] the file of a resume as it was sent',
    path: `/resumes/${wordResume.id}`,
    answers: withOverrides(full, mockReply(endpoints.resumes.get, wordResume)),
    fails: rawEndpoints.resumes.preview,
    failed: alert('Failed to show the original file'),
    stays: (page) => page.getByRole('heading', { level: 1, name: wordResume.candidate_name }),
    full: (page) => page.frameLocator('iframe').getByText('Ines Okafor'),
  },
  {
    name: '[AI-02] the position that a resume is chosen for',
    path: `/jobs/${job.id}/resumes/select`,
    fails: endpoints.jobs.get,
    failed: alert('Failed to load position'),
    stays: (page) => page.getByRole('radio', { name: resume.candidate_name }),
    full: (page) => page.getByText(`Select a resume to match to ${job.title}.`),
  },
];
