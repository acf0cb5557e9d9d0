import { endpoints } from '@shortlist/api-contract';
import {
  aJob,
  aJobWithMatches,
  aMatchedResume,
  anUrgentMessage,
  aUser,
  LONG_NAME,
  LONG_SENTENCE,
  someStats,
  UNBROKEN,
} from '@shortlist/api-contract/testing';
import { answer, type MockedCall, never, refuse } from '@shortlist/platform/testing';

/** Who looks at the dashboards in the stories. */
export const recruiter = aUser({ username: 'Marta' });

const quote = (text: string, source: string) => ({ text, start: 0, end: text.length, page: 1, source });

const people = [
  { name: 'Tomasz Wieland', score: 0.85, text: 'three Kubernetes regions', source: 'Tidewater Freight' },
  { name: 'Yara Benhaddou', score: 0.84, text: 'shipped the patient intake flow', source: 'Vårdvis' },
  { name: 'Priya Raghunathan', score: 0.8, text: 'owned the PostgreSQL estate', source: 'Kestrel Pay' },
];

const matched = people.map(({ name, score, text, source }) =>
  aMatchedResume({
    match_score: score,
    potential_score: Math.min(1, score + 0.05),
    evidence: quote(text, source),
    resume_info: {
      file_name: 'cv.pdf',
      file_url: '/api/resumes/x/file',
      candidate_name: name,
      uploaded_at: '2026-11-19T08:00:00.000Z',
    },
  }),
);

const positions = ['Senior Backend Engineer', 'Product Designer', 'Embedded Engineer', 'Data Analyst'];

/** Everything answers. */
export const full: readonly MockedCall[] = [
  answer(endpoints.dashboard.stats, someStats()),
  answer(endpoints.dashboard.urgentMessage, { message: anUrgentMessage() }),
  answer(
    endpoints.jobs.list,
    positions.map((title, index) => aJob({ title, matched_resumes: index })),
  ),
  answer(endpoints.matches.jobsWithMatches, {
    jobs: [
      aJobWithMatches({ job_title: 'Senior Backend Engineer', matched_resumes: matched.slice(0, 2) }),
      aJobWithMatches({ job_title: 'Data Analyst', matched_resumes: matched.slice(2) }),
    ],
  }),
];

/** Some of what came of the candidates is recorded: the figures are counted. */
export const withOutcomes: readonly MockedCall[] = [
  answer(
    endpoints.dashboard.stats,
    someStats({ recorded_outcomes: 7, interviewed: 6, offers_sent: 3, offers_accepted: 2 }),
  ),
  ...full,
];

/** A new user: nothing there yet. */
export const empty: readonly MockedCall[] = [
  answer(
    endpoints.dashboard.stats,
    someStats({
      total_matches: 0,
      total_job_positions: 0,
      open_job_positions: 0,
      total_resumes: 0,
      analysed_resumes: 0,
      matched_resumes: 0,
      score_distribution: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    }),
  ),
  answer(endpoints.dashboard.urgentMessage, {
    message: anUrgentMessage({
      type: 'getting_started',
      title: 'Start here',
      message: 'Post your first position.',
      priority: 3,
      action: { label: 'Post a position', href: '/joblist/new' },
    }),
  }),
  answer(endpoints.jobs.list, []),
  answer(endpoints.matches.jobsWithMatches, { jobs: [] }),
];

const long = aMatchedResume({
  match_score: 1,
  potential_score: 1,
  evidence: quote(LONG_SENTENCE, LONG_NAME),
  resume_info: {
    file_name: `${UNBROKEN}.pdf`,
    file_url: '/api/resumes/x/file',
    candidate_name: LONG_NAME,
    uploaded_at: '2026-11-19T08:00:00.000Z',
  },
});
const unbroken = { ...long, resume_info: { ...long.resume_info, candidate_name: UNBROKEN } };

/** Names and sentences that are longer than their places, and counts of many digits. */
export const wordy: readonly MockedCall[] = [
  answer(
    endpoints.dashboard.stats,
    someStats({ total_matches: 1_240_000, total_resumes: 987_654, analysed_resumes: 987_000 }),
  ),
  answer(endpoints.dashboard.urgentMessage, {
    message: anUrgentMessage({ title: LONG_NAME, message: LONG_SENTENCE }),
  }),
  answer(
    endpoints.jobs.list,
    [LONG_NAME, UNBROKEN, ...positions].map((title, index) => aJob({ title, matched_resumes: index })),
  ),
  answer(endpoints.matches.jobsWithMatches, {
    jobs: [
      aJobWithMatches({ job_title: LONG_NAME, matched_resumes: [long, unbroken] }),
      aJobWithMatches({ job_title: UNBROKEN, matched_resumes: matched }),
    ],
  }),
];

const calls = [
  endpoints.dashboard.stats,
  endpoints.dashboard.urgentMessage,
  endpoints.jobs.list,
  endpoints.matches.jobsWithMatches,
];

/** Nothing answers yet. */
export const loading: readonly MockedCall[] = calls.map((endpoint) => never(endpoint));

/** The server refuses everything. */
export const failing: readonly MockedCall[] = calls.map((endpoint) =>
  refuse(endpoint, 'internal', { error: 'Something went wrong. Please try again' }),
);
