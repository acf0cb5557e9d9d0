import { type JobMetadata, NO_JOB_METADATA, serializeJobDescription } from '@shortlist/api-contract';
import { aJob, aMatchedResume } from '@shortlist/api-contract/testing';

/** A moment so many days ago, so that ages in stories do not change from day to day. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
}

/** A description as the new dashboard writes it. */
export function aDescription(text: string, metadata: Partial<JobMetadata>): string {
  return serializeJobDescription({ text, metadata: { ...NO_JOB_METADATA, ...metadata } });
}

const BACKEND = `You will run the services that plan and price shipments.

Must: five years or more in backend work, Go in production, PostgreSQL under load.
Nice to have: Kafka, logistics, having led a team.`;

export const backendEngineer = aJob({
  title: 'Senior Backend Engineer',
  description: aDescription(BACKEND, {
    company: 'Fennimore Logistics',
    dueDate: '2026-12-18',
    contactInfo: 'hiring@fennimore.example',
    skillTags: ['Go', 'PostgreSQL', 'Kafka', 'Kubernetes'],
  }),
  company: 'Fennimore Logistics',
  due_date: '2026-12-18',
  skill_tags: ['Go', 'PostgreSQL', 'Kafka', 'Kubernetes'],
  created_at: daysAgo(14),
  updated_at: daysAgo(14),
  matched_resumes: 3,
  best_match_score: 0.85,
  best_match_verdicts: { met: 8, partly: 1, not_met: 0, to_check: 2, not_mentioned: 1 },
});

/** A list as a recruiter has it: matched and unmatched, open and closed, with and without a company. */
export const sampleJobs = [
  aJob({ title: 'Finance Controller', created_at: daysAgo(0) }),
  aJob({
    title: 'Product Designer',
    description: aDescription('Design the intake flow.', { company: 'Brightwater Health' }),
    company: 'Brightwater Health',
    created_at: daysAgo(1),
    matched_resumes: 5,
    best_match_score: 0.84,
  }),
  aJob({
    title: 'Embedded Engineer',
    description: aDescription('Firmware for arms.', { company: 'Calder Robotics' }),
    company: 'Calder Robotics',
    created_at: daysAgo(5),
    matched_resumes: 1,
    best_match_score: 0.58,
    best_match_verdicts: { met: 4, partly: 2, not_met: 1, to_check: 3, not_mentioned: 0 },
  }),
  backendEngineer,
  aJob({
    title: 'Night Operations Planner',
    description: aDescription('Plan the night.', { company: 'Fennimore Logistics' }),
    company: 'Fennimore Logistics',
    created_at: daysAgo(41),
    is_active: false,
    matched_resumes: 2,
    best_match_score: 0.73,
  }),
];

const named = (candidate_name: string) => ({ ...aMatchedResume().resume_info, candidate_name });

/** The match history of the backend engineer. */
export const backendMatches = [
  aMatchedResume({
    resume_info: named('Tomasz Wieland'),
    match_score: 0.85,
    potential_score: 0.85,
    verdicts: { met: 9, partly: 0, not_met: 1, to_check: 0, not_mentioned: 0 },
    evidence: {
      text: 'ran the cluster migration to three Kubernetes regions',
      start: 0,
      end: 53,
      page: 1,
      source: 'Calder Robotics',
      deciding: { start: 29, end: 53 },
    },
  }),
  aMatchedResume({ resume_info: named('Ines Okafor') }),
  aMatchedResume({
    resume_info: named('Noor Verhaegen'),
    match_score: 0.4,
    potential_score: 0.7,
    verdicts: { met: 3, partly: 0, not_met: 3, to_check: 1, not_mentioned: 3 },
    evidence: null,
  }),
];
