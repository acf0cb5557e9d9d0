import { analysisEndpoints, dashboard, jobs, matches, type Resume, resumes } from '@shortlist/api-contract';
import {
  aJob,
  aJobWithMatches,
  aMatchedResume,
  anAnalysis,
  aTopApplicant,
  someStats,
} from '@shortlist/api-contract/testing';
import { type MockedCall, mockResponse } from '@shortlist/platform/testing';
import { findSamples, ines, sampleResumes } from './sample-resumes.ts';

const quote = (text: string, page = 1) => ({
  text,
  start: text.length,
  end: text.length * 2,
  page,
  source: null,
});

/** What the analysis of Ines Okafor found: some of every kind. */
export const inesAnalysis = anAnalysis({
  resume_id: ines.id,
  summary: 'Leads work and measures it; two lines say nothing that could be checked.',
  suggestions: ['Ask for one project where Kafka carried the load, and who owned the schema.'],
  findings: [
    {
      kind: 'strength',
      title: 'Led a migration of real size',
      detail: null,
      quotes: [{ ...quote('Led the move of 14 shipment services'), source: 'Tidewater Freight' }],
    },
    {
      kind: 'strength',
      title: 'Measured result',
      detail: null,
      quotes: [{ ...quote('Cut p99 latency of the rate quote API'), source: 'Tidewater Freight' }],
    },
    {
      kind: 'weakness',
      title: 'Unspecific line',
      detail: 'Responsible for what, and with which outcome?',
      quotes: [quote('Responsible for various tasks')],
    },
    {
      kind: 'suggestion',
      title: 'Ask for one project where Kafka carried the load, and who owned the schema.',
      detail: null,
      quotes: [],
    },
  ],
});

const { job_id = '', job_title = '' } = ines.best_match ?? {};

const applicants = sampleResumes
  .filter(({ best_match }) => best_match !== null)
  .map(({ id, candidate_name, best_match }) =>
    aTopApplicant({
      name: candidate_name,
      resumeId: id,
      jobId: job_id,
      position: job_title,
      matchScore: Math.round((best_match?.match_score ?? 0) * 100),
    }),
  );

/** Those of the samples that fit what is asked, with positions and companies as the server knows them. */
export function findScores(request: Request): { resumes: Resume[] } {
  const { searchParams } = new URL(request.url);
  const { resumes: found } = findSamples(request);
  const ofPosition = searchParams.get('job_id');
  const isMatched = ofPosition !== null || searchParams.has('company');
  return {
    resumes: found.filter(({ best_match }) => !isMatched || best_match?.job_id === (ofPosition ?? job_id)),
  };
}

export const backendJob = aJob({ id: job_id, title: job_title, company: 'Tidewater Freight' });

/** Everything answers. */
export const scores: readonly MockedCall[] = [
  mockResponse(
    dashboard.stats,
    someStats({ total_resumes: 4, analysed_resumes: 3, matched_resumes: 2, candidates: 4 }),
  ),
  mockResponse(resumes.list, findScores),
  mockResponse(resumes.get, (_, { id }) => sampleResumes.find((resume) => resume.id === id) ?? ines),
  mockResponse(analysisEndpoints.latest, (_, { id }) => ({ analysis: id === ines.id ? inesAnalysis : null })),
  mockResponse(matches.jobsWithMatches, {
    jobs: [aJobWithMatches({ job_id, job_title, matched_resumes: [aMatchedResume({ resume_id: ines.id })] })],
  }),
  mockResponse(dashboard.topApplicants, { applicants }),
  mockResponse(jobs.list, [backendJob]),
  mockResponse(jobs.get, backendJob),
  mockResponse(jobs.companies, { companies: [{ name: 'Tidewater Freight', positions: 1 }] }),
];
