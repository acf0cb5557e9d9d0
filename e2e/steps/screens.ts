import { type EndpointDefinition, endpoints } from '@shortlist/api-contract';
import { job, longResume, plan, resume } from '@shortlist/api-contract/testing/answers';
import type { Locator, Page } from 'playwright-core';

/** A screen that answers of /api fill, and what a person sees of it in each state. */
export interface Screen {
  /** With the ids of the rows that it shows. */
  name: string;
  path: string;
  /** What it asks of /api before anything else. */
  calls: readonly EndpointDefinition[];
  /** Goes on from the address to the screen, while everything is answered. */
  before?: (page: Page) => Promise<void>;
  /** The act that makes the calls; opening the address unless told. */
  open?: (page: Page) => Promise<void>;
  loading: (page: Page) => Locator[];
  failed: (page: Page) => Locator[];
  /** Null for a screen that always has something to show. */
  empty: ((page: Page) => Locator[]) | null;
  full: (page: Page) => Locator[];
}

const { auth, account, analysis, dashboard, jobs, matches, payments, planLimits, plans, subscriptions } =
  endpoints;

const waits = (...names: string[]) => {
  return (page: Page) => names.map((name) => page.getByRole('status', { name, exact: true }));
};
const says = (...texts: string[]) => {
  return (page: Page) => texts.map((text) => page.getByText(text, { exact: true }).first());
};
/** The sentence for a failure that the screen has no own words for: of the server, or of none. */
const blames = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^(Something went wrong\. Please try again|Couldn't reach the server\..*)$/);

const links = (...names: string[]) => {
  return (page: Page) => names.map((name) => page.getByRole('main').getByRole('link', { name }).first());
};
const heads = (name: string | RegExp) => (page: Page) => [page.getByRole('heading', { level: 1, name })];

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

/** Every screen of shell and remotes that shows what /api answers. */
export const screens: readonly Screen[] = [
  {
    name: '[OD-01, OD-02, OD-03] the old dashboard with its four widgets',
    path: '/userhome',
    calls: [matches.jobsWithMatches, jobs.list, endpoints.resumes.list, subscriptions.mine],
    loading: waits('Loading positions', 'Loading resumes', 'Loading your plan', 'Loading match history'),
    failed: says('Failed to load job positions', 'Failed to load resumes', 'Failed to load your plan'),
    empty: says(
      'No jobs found. Create one!',
      'No resumes uploaded yet.',
      'You have no active subscription.',
      'No matched jobs found.',
    ),
    full: links(job.title, resume.candidate_name, longResume.candidate_name),
  },
  {
    name: '[HM-02, HM-03, HM-04, HM-05, HM-06] the home of the new dashboard',
    path: '/new-dashboard',
    calls: [dashboard.topApplicants, jobs.list, dashboard.stats, dashboard.trends, dashboard.urgentMessage],
    loading: (page) => [page.getByRole('main').getByRole('status', { name: 'Loading metrics' })],
    failed: says('Matched Candidates', 'Failed to load job positions', 'Opening Positions'),
    empty: says('No jobs found. Create one!', 'No matched jobs found.'),
    full: (page) => [
      page.getByRole('table', { name: 'Applicant Overview' }).getByRole('link').first(),
      page.getByRole('table', { name: 'Position Tracking' }).getByRole('link', { name: job.title }),
    ],
  },
  {
    name: '[OB-01] onboarding',
    path: '/onboarding',
    calls: [dashboard.stats],
    loading: waits('Loading'),
    failed: (page) => [blames(page)],
    empty: (page) => [page.getByRole('button', { name: 'Create Job' })],
    full: says('Completed'),
  },
  {
    name: '[JB-01, JB-06] the job list',
    path: '/joblist',
    calls: [jobs.list],
    loading: waits('Loading positions'),
    failed: says('Failed to load job positions'),
    empty: says('No jobs found. Create one!'),
    full: links(job.title),
  },
  {
    name: '[JB-03] a job',
    path: `/joblist/${job.id}`,
    calls: [jobs.get],
    loading: waits('Loading position'),
    failed: heads('Job not found or you are not authorized.'),
    empty: says('No resumes matched yet'),
    full: links(resume.candidate_name, 'Batch Match Multiple Resumes'),
  },
  {
    name: 'the fairness report',
    path: '/fairness',
    calls: [endpoints.fairness.groups],
    loading: waits('Loading report'),
    failed: says('Failed to load report'),
    empty: says('No groups yet'),
    full: says('Below 0.80'),
  },
  {
    name: 'the log of blind mode',
    path: '/blind-log',
    calls: [endpoints.blind.everyone],
    loading: waits('Loading log'),
    failed: says('Failed to load log'),
    empty: says('No blind mode activity yet'),
    full: says('Reason: Interview scheduled'),
  },
  {
    name: '[JB-04] the form of a job',
    path: `/joblist/edit/${job.id}`,
    calls: [jobs.get],
    loading: waits('Loading position'),
    failed: heads('Job not found or you are not authorized.'),
    empty: null,
    full: (page) => [page.getByLabel('Title'), page.getByRole('button', { name: 'Save Changes' })],
  },
  {
    name: '[RS-01] the resume list',
    path: '/resumes',
    calls: [endpoints.resumes.list],
    loading: waits('Loading resumes'),
    failed: says('Failed to load resumes'),
    empty: says('No resumes uploaded yet.'),
    full: links(resume.candidate_name),
  },
  {
    name: 'how long resumes are kept',
    path: '/resumes/retention',
    calls: [endpoints.retention.get],
    loading: waits('Loading retention settings'),
    failed: says('Failed to load retention settings'),
    empty: says('No resumes scheduled for deletion', 'Nothing erased yet'),
    full: links(resume.candidate_name),
  },
  {
    name: '[RS-03] the new name of a resume',
    path: `/resumes/${resume.id}/edit`,
    calls: [endpoints.resumes.get],
    loading: waits('Loading resume'),
    failed: heads(/^(Failed to load resume|Resume not found or you are not authorized\.)$/),
    empty: null,
    full: (page) => [page.getByLabel('File Name')],
  },
  {
    name: '[RS-01] a resume',
    path: `/resumes/${resume.id}?view=text`,
    calls: [endpoints.resumes.get],
    loading: waits('Loading resume'),
    failed: heads(/^(Failed to load resume|Resume not found or you are not authorized\.)$/),
    empty: says('Not scored yet'),
    full: (page) => [...heads(resume.candidate_name)(page), page.getByLabel('Page 1')],
  },
  {
    name: '[AI-01] an analysis',
    path: `/resumes/${resume.id}/ai-score`,
    calls: [endpoints.resumes.get, analysis.latest, endpoints.resumes.document],
    loading: says('Loading analysis...'),
    failed: heads('Failed to retrieve analysis'),
    empty: says('No dated work', 'Not enough to tell'),
    full: (page) => [page.getByText('Led a migration of real size').first(), page.getByLabel('Page 1')],
  },
  {
    name: '[AI-01] the positions that a resume may be matched to',
    path: `/resumes/${resume.id}/ai-score`,
    calls: [jobs.list],
    before: (page) => page.getByRole('button', { name: 'Match to a Position' }).waitFor(),
    open: press('Match to a Position'),
    loading: waits('Loading positions'),
    failed: says('Failed to load job positions'),
    empty: says('No jobs found. Create one!'),
    full: (page) => [page.getByRole('dialog').getByRole('link', { name: job.title })],
  },
  {
    name: '[AI-02] the choice of one resume',
    path: `/jobs/${job.id}/resumes/select`,
    calls: [jobs.get, endpoints.resumes.list],
    loading: waits('Loading resumes'),
    failed: says('Failed to load resumes'),
    empty: says('No resumes uploaded yet.'),
    full: (page) => [page.getByRole('radio', { name: resume.candidate_name })],
  },
  {
    name: '[AI-03] a match',
    path: `/jobs/${job.id}/resumes/${resume.id}/match`,
    calls: [matches.latest],
    loading: says('Loading match...'),
    failed: heads('Error: Failed to fetch match result'),
    empty: says('This position has no requirements to match. Add some to its description.'),
    full: (page) => [page.getByRole('table', { name: 'Requirements' })],
  },
  {
    name: '[AI-04] the choice of several resumes',
    path: `/jobs/${job.id}/select_resumes_batch`,
    calls: [jobs.get, endpoints.resumes.list],
    loading: waits('Loading resumes'),
    failed: says('Failed to load resumes'),
    empty: says('No resumes uploaded yet.'),
    full: (page) => [page.getByRole('checkbox', { name: resume.candidate_name })],
  },
  {
    name: '[AI-05] the results of a batch',
    path: `/jobs/${job.id}/select_resumes_batch`,
    calls: [matches.matchBatch],
    before: (page) => page.getByRole('checkbox', { name: 'Select all' }).check({ force: true }),
    open: press('Match 2 resumes'),
    loading: (page) => [page.getByRole('progressbar', { name: 'Matching resumes' })],
    failed: says('Failed to fetch batch match results'),
    empty: says('No batch match results found.'),
    full: (page) => [
      page.getByRole('table', { name: 'Ranking' }),
      page.getByText('This resume has no text that can be read.'),
    ],
  },
  {
    name: '[BL-01] the plans',
    path: '/plans',
    calls: [planLimits.use, plans.list, subscriptions.mine],
    loading: waits('Loading plans'),
    failed: says('Failed to load plans'),
    empty: says('No plans available yet'),
    full: links(`View Details & Subscribe: ${plan.name}`),
  },
  {
    name: '[BL-03] a plan',
    path: `/plans/${plan.id}`,
    calls: [plans.get],
    loading: waits('Loading plan'),
    failed: heads('Failed to load plan'),
    empty: (page) => [page.getByRole('button', { name: 'Subscribe' })],
    full: (page) => [page.getByRole('button', { name: 'Subscribe' })],
  },
  {
    name: '[BL-04] the end of a payment',
    path: '/payment/success?session_id=cs_test_1',
    calls: [payments.checkoutSession],
    loading: waits('Checking your payment'),
    failed: heads('Failed to check your payment'),
    empty: says('Payment not completed'),
    full: heads(`${plan.name} is active`),
  },
  {
    name: '[PR-01] the profile with its signed-in browsers',
    path: '/user-profile',
    calls: [auth.sessions],
    loading: waits('Loading your sessions'),
    failed: says('Failed to load your sessions'),
    empty: says('No other active sessions'),
    full: (page) => [page.getByRole('button', { name: 'Sign Out Other Browsers' })],
  },
  {
    name: 'what goes with an account',
    path: '/user-profile',
    calls: [account.get],
    before: (page) => page.getByRole('button', { name: 'Sign Out Other Browsers' }).waitFor(),
    open: press('Delete Account'),
    loading: waits('Loading account data'),
    failed: says('Failed to load your account'),
    empty: null,
    full: (page) => [page.getByRole('dialog').getByText('3 positions, 2 resumes with their files')],
  },
  {
    name: '[SH-02] the plans on the landing page',
    path: '/',
    calls: [plans.onOffer],
    loading: (page) => [page.getByRole('region', { name: 'Plans' }).locator('[aria-busy=true]')],
    failed: says('Failed to load plans'),
    empty: (page) => [page.getByRole('link', { name: 'Get Started' })],
    full: (page) => [page.getByRole('heading', { level: 3, name: plan.name })],
  },
];
