import type { Resume } from '@shortlist/api-contract';
import { anId, aResume } from '@shortlist/api-contract/testing';

const evaluated_at = '2026-11-20T09:12:00.000Z';
/** Of the twelve requirements of the backend engineer. */
const met = (count: number) => ({ met: count, partly: 1, not_met: 1, to_check: 2, not_mentioned: 8 - count });
const backend = { job_id: anId(), job_title: 'Senior Backend Engineer' };

export const ines = aResume({
  analysis: { score_overall: 0.78, evaluated_at },
  best_match: { ...backend, match_score: 0.75, band: 'strong', verdicts: met(6) },
  skills: ['Go', 'PostgreSQL', 'Kafka', 'Docker', 'Terraform', 'Ruby'],
});

export const noor = aResume({
  candidate_name: 'Noor Verhaegen',
  file_name: 'noor-verhaegen.docx',
  size_bytes: 48_200,
  pages: null,
  headline: 'Data Analyst',
  skills: ['SQL', 'dbt'],
  status: 'reserve',
  uploaded_at: '2026-11-18T16:40:00.000Z',
});

/** A list as a recruiter has it: scored and not, matched and not, of every status. */
export const sampleResumes = [
  ines,
  aResume({
    candidate_name: 'Tomasz Wieland',
    file_name: 'cv_tomasz_wieland.pdf',
    headline: 'Platform Lead',
    analysis: { score_overall: 0.82, evaluated_at },
    best_match: { ...backend, match_score: 0.85, band: 'strong', verdicts: met(8) },
    skills: ['Kubernetes', 'Go', 'Terraform', 'Linux'],
  }),
  noor,
  aResume({
    candidate_name: 'Anselm Brück',
    file_name: 'brueck_anselm_cv.doc',
    headline: null,
    skills: [],
    status: 'inactive',
    analysis: { score_overall: 0.55, evaluated_at },
    uploaded_at: '2026-11-02T08:00:00.000Z',
  }),
];

const byName = (a: Resume, b: Resume) => a.candidate_name.localeCompare(b.candidate_name);
const byScore = (a: Resume, b: Resume) =>
  (b.analysis?.score_overall ?? -1) - (a.analysis?.score_overall ?? -1);

const ORDERS: Readonly<Record<string, (a: Resume, b: Resume) => number>> = {
  name: byName,
  score_desc: byScore,
};

/** The samples as the server finds and orders them. */
export function findSamples({ url }: Request): { resumes: Resume[] } {
  const { searchParams } = new URL(url);
  const asked = (name: string) => searchParams.get(name)?.toLowerCase() ?? '';
  const found = sampleResumes.filter(
    ({ candidate_name, skills, status }) =>
      [candidate_name, ...skills].join(' ').toLowerCase().includes(asked('search')) &&
      (asked('skill') === '' || skills.some((skill) => skill.toLowerCase() === asked('skill'))) &&
      (asked('status') === '' || status === asked('status')),
  );
  return { resumes: found.toSorted(ORDERS[asked('sort')] ?? (() => 0)) };
}
