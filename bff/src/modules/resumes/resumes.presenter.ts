import type { Resume, ResumeDocument, ResumeInfo } from '@shortlist/api-contract';
import type { Profile } from '@shortlist/engine';
import { bandOf } from '@shortlist/engine';
import { timestamp, timestampOrNull } from '../../db/timestamp.ts';
import type { ResumeRow } from './list-resumes.ts';
import { presentProfile } from './profile.presenter.ts';
import type { ResumeText } from './resumes.service.ts';

export function presentResume(row: ResumeRow): Resume {
  return {
    id: row.id,
    file_name: row.file_name,
    file_url: fileUrl(row.id),
    media_type: row.media_type,
    size_bytes: row.size_bytes,
    pages: row.pages,
    uploaded_at: timestamp(row.uploaded_at),
    notes: row.notes,
    status: row.status,
    candidate_name: row.candidate_name,
    headline: row.headline,
    email: row.email,
    phone: row.phone,
    skills: row.skills,
    links: row.links,
    analysis: analysisOf(row),
    best_match: bestMatchOf(row),
    content_hash: row.content_hash,
    copies: row.copies,
    deletes_on: timestampOrNull(row.deletes_on),
    kept_until: row.kept_until,
    notice_count: row.notice_count,
    possible_duplicates: row.possible_duplicates,
    merged_into: row.merged_into,
    earlier_versions: row.earlier_versions,
    // Set where an answer leaves (blind-reply.ts).
    is_blind: false,
  };
}

export function presentDocument(
  { id, text, blocks, pages, notices }: ResumeText,
  profile: Profile | null,
): ResumeDocument {
  return {
    resume_id: id,
    text,
    blocks,
    pages,
    notices,
    profile: profile === null ? null : presentProfile(profile, text),
  };
}

/** A resume in short, beside a match. */
export function presentResumeInfo(
  resume: Omit<ResumeText, 'text' | 'blocks' | 'pages' | 'notices'>,
): ResumeInfo {
  return {
    file_name: resume.fileName,
    file_url: fileUrl(resume.id),
    candidate_name: resume.candidateName,
    uploaded_at: timestamp(resume.uploadedAt),
  };
}

function fileUrl(id: string): string {
  return `/api/resumes/${id}/file`;
}

function analysisOf({ analysis_score, analysed_at }: ResumeRow): Resume['analysis'] {
  if (analysis_score === null || analysed_at === null) return null;
  return { score_overall: analysis_score, evaluated_at: timestamp(analysed_at) };
}

function bestMatchOf(row: ResumeRow): Resume['best_match'] {
  const { best_match_job_id, best_match_job_title, best_match_score, best_match_band, best_match_verdicts } =
    row;
  if (best_match_job_id === null || best_match_job_title === null || best_match_score === null) return null;
  return {
    job_id: best_match_job_id,
    job_title: best_match_job_title,
    match_score: best_match_score,
    band: best_match_band ?? bandOf(best_match_score),
    verdicts: best_match_verdicts,
  };
}
