import { endpoints } from '@shortlist/api-contract';
import {
  aJob,
  anUrgentMessage,
  aTopApplicant,
  aUser,
  LONG_NAME,
  LONG_SENTENCE,
  someStats,
  someWeeks,
  UNBROKEN,
} from '@shortlist/api-contract/testing';
import { type MockedCall, mockError, mockPending, mockResponse } from '@shortlist/platform/testing';

/** Who looks at the dashboards in the stories. */
export const recruiter = aUser({ username: 'Marta' });

const quote = (text: string, source: string) => ({ text, start: 0, end: text.length, page: 1, source });

const applicants = [
  aTopApplicant({
    name: 'Tomasz Wieland',
    matchScore: 85,
    potentialScore: 90,
    evidence: quote('three Kubernetes regions', 'Tidewater Freight'),
  }),
  aTopApplicant({
    name: 'Yara Benhaddou',
    matchScore: 84,
    potentialScore: 89,
    resumeScore: null,
    evidence: quote('shipped the patient intake flow', 'Vårdvis'),
  }),
  aTopApplicant({
    name: 'Priya Raghunathan',
    position: 'Data Analyst',
    matchScore: 80,
    potentialScore: 85,
    evidence: null,
  }),
];

const positions = ['Senior Backend Engineer', 'Product Designer', 'Embedded Engineer', 'Data Analyst'];
const jobs = positions.map((title, index) => aJob({ title, matched_resumes: index }));

const weeks = someWeeks([
  { matches: 1, positions: 2, open_positions: 2 },
  {},
  { matches: 4, positions: 2, open_positions: 2 },
  { matches: 2, positions: 1, interviewed: 1 },
  { matches: 6, positions: 3, open_positions: 2, interviewed: 2, offers_sent: 1 },
  { matches: 3, interviewed: 1, offers_sent: 1, offers_accepted: 1 },
  { matches: 8, positions: 2, open_positions: 2, interviewed: 2, offers_sent: 1, offers_accepted: 1 },
]);

/** The best of all positions, and those of one. */
const ofPosition = mockResponse(endpoints.dashboard.topApplicants, (request) => {
  const jobId = new URL(request.url).searchParams.get('job_id');
  const chosen = jobs.find(({ id }) => id === jobId);
  return { applicants: applicants.filter(({ position }) => !chosen || position === chosen.title) };
});

/** Everything answers. */
export const full: readonly MockedCall[] = [
  mockResponse(endpoints.dashboard.stats, someStats()),
  mockResponse(endpoints.dashboard.trends, { weeks }),
  mockResponse(endpoints.dashboard.urgentMessage, { message: anUrgentMessage() }),
  mockResponse(endpoints.jobs.list, jobs),
  ofPosition,
];

/** Some of what came of the candidates is recorded: the figures are counted. */
export const withOutcomes: readonly MockedCall[] = [
  mockResponse(
    endpoints.dashboard.stats,
    someStats({ recorded_outcomes: 7, interviewed: 6, offers_sent: 3, offers_accepted: 2 }),
  ),
  ...full,
];

/** A new user: nothing there yet. */
export const empty: readonly MockedCall[] = [
  mockResponse(
    endpoints.dashboard.stats,
    someStats({
      total_matches: 0,
      total_job_positions: 0,
      open_job_positions: 0,
      total_resumes: 0,
      analysed_resumes: 0,
      average_score: null,
      candidates: 0,
      matched_resumes: 0,
      score_distribution: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    }),
  ),
  mockResponse(endpoints.dashboard.trends, { weeks: someWeeks() }),
  mockResponse(endpoints.dashboard.urgentMessage, {
    message: anUrgentMessage({
      type: 'getting_started',
      title: 'Start here',
      message: 'Post your first position.',
      priority: 3,
      action: { label: 'Post a position', href: '/new-dashboard?tab=upload&mode=position' },
    }),
  }),
  mockResponse(endpoints.jobs.list, []),
  mockResponse(endpoints.dashboard.topApplicants, { applicants: [] }),
];

/** Names and sentences that are longer than their places, and counts of many digits. */
export const wordy: readonly MockedCall[] = [
  mockResponse(
    endpoints.dashboard.stats,
    someStats({ total_matches: 1_240_000, total_resumes: 987_654, analysed_resumes: 987_000 }),
  ),
  mockResponse(endpoints.dashboard.trends, {
    weeks: weeks.map((week) => ({ ...week, matches: week.matches * 12_345 })),
  }),
  mockResponse(endpoints.dashboard.urgentMessage, {
    message: anUrgentMessage({ title: LONG_NAME, message: LONG_SENTENCE }),
  }),
  mockResponse(
    endpoints.jobs.list,
    [LONG_NAME, UNBROKEN, ...positions].map((title, index) => aJob({ title, matched_resumes: index })),
  ),
  mockResponse(endpoints.dashboard.topApplicants, {
    applicants: [
      aTopApplicant({ name: LONG_NAME, matchScore: 100, evidence: quote(LONG_SENTENCE, LONG_NAME) }),
      aTopApplicant({ name: UNBROKEN, position: UNBROKEN, resumeScore: null }),
      ...applicants,
    ],
  }),
];

const calls = [
  endpoints.dashboard.stats,
  endpoints.dashboard.trends,
  endpoints.dashboard.urgentMessage,
  endpoints.jobs.list,
  endpoints.dashboard.topApplicants,
];

/** Nothing answers yet. */
export const loading: readonly MockedCall[] = calls.map((endpoint) => mockPending(endpoint));

/** The server refuses everything. */
export const failing: readonly MockedCall[] = calls.map((endpoint) =>
  mockError(endpoint, 'internal', { error: 'Something went wrong. Please try again' }),
);
