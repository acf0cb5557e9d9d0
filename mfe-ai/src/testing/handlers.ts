import {
  analysisEndpoints,
  type Job,
  jobs,
  type Match,
  type MatchFailure,
  matches,
  type Resume,
  type ResumeDocument,
  resumes,
} from '@shortlist/api-contract';
import { aJob, aUser } from '@shortlist/api-contract/testing';
import { mockResponse } from '@shortlist/platform/testing';
import { JOB_ID, JOB_TITLE } from './backend-position.ts';
import { candidates } from './candidates.ts';

export const recruiter = aUser({ username: 'Marta', email: 'marta.lindqvist@alderquay.example' });

/** The invented position, as the server lists it. */
export const position: Job = aJob({
  id: JOB_ID,
  title: JOB_TITLE,
  matched_resumes: 7,
  best_match_score: 0.8,
});

/** More positions to choose from. */
export const positions: Job[] = [
  position,
  aJob({ title: 'Data Platform Engineer', matched_resumes: 1 }),
  aJob({ title: 'Engineering Manager, Payments' }),
  aJob({ title: 'Site Reliability Engineer', is_active: false, matched_resumes: 12 }),
];

/** What the server says about one resume. */
export function aboutResume(resume: Resume, document: ResumeDocument) {
  return [
    mockResponse(resumes.get, resume),
    mockResponse(resumes.document, document),
    mockResponse(jobs.list, positions),
  ];
}

/** What the server says about the invented position and the resumes that can be matched against it. */
export function aboutPosition(list: readonly Resume[] = candidates.map(({ resume }) => resume)) {
  return [mockResponse(jobs.get, position), searched(list)];
}

/** Finds names and files as the server does, and puts them in the order of names where that is asked for. */
function searched(list: readonly Resume[]) {
  return mockResponse(resumes.list, (request) => {
    const { searchParams } = new URL(request.url);
    const words = (searchParams.get('search') ?? '').toLowerCase().split(/\s+/);
    const found = list.filter(({ candidate_name: name, file_name: file }) =>
      words.every((word) => `${name} ${file}`.toLowerCase().includes(word)),
    );
    if (searchParams.get('sort') !== 'name') return { resumes: found };
    return { resumes: found.toSorted((a, b) => a.candidate_name.localeCompare(b.candidate_name)) };
  });
}

/** Answers a batch the way the server does: each id its match, or the failure that is given for it. */
export function matchingOf(
  failures: readonly MatchFailure[] = [],
  matched: readonly Match[] = candidates.map(({ match }) => match),
) {
  const byId = new Map<string, Match | MatchFailure>([
    ...matched.map((match) => [match.resume_id, match] as const),
    ...failures.map((failure) => [failure.resume_id, failure] as const),
  ]);
  return mockResponse(matches.matchBatch, async (request) => {
    const { resume_ids: ids } = (await request.json()) as { resume_ids: string[] };
    return { results: ids.flatMap((id) => byId.get(id) ?? []) };
  });
}

/** The two calls of an analysis page: nothing stored, and what analyzing answers. */
export const nothingStored = [
  mockResponse(analysisEndpoints.latest, { analysis: null }),
  mockResponse(matches.latest, { match: null }),
];
