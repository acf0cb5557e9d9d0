import type { JobWithMatches, Match, MatchedResume, ResumeInfo } from '@shortlist/api-contract';
import { bandOf } from '@shortlist/engine';
import { timestamp } from '../../db/timestamp.ts';
import { presentOverride } from '../overrides/overrides.presenter.ts';
import { noticesBeside } from '../resumes/resume-notices.ts';
import { presentResumeInfo } from '../resumes/resumes.presenter.ts';
import { presentSettled } from '../settled-verdicts/settled-of-match.ts';
import { effectiveResult } from './effective-result.ts';
import type { AnalysisBriefRow, JobWithMatchesRow, MatchedResumeRow, ResumeInfoRow } from './match-rows.ts';
import type { MatchRow } from './matches.service.ts';

export function presentMatch(row: MatchRow): Match {
  const result = effectiveResult(row.result, presentSettled(row.settled));
  return {
    ...result,
    band: result.band ?? bandOf(result.match_score),
    notices: noticesBeside(row.notices, result.notices),
    id: row.id,
    job_id: row.job_id,
    job_title: row.job_title,
    resume_id: row.resume_id,
    resume_info: infoOf(row),
    resume_analyses: briefsOf(row.analysis),
    evaluated_at: timestamp(row.evaluated_at),
    is_older_reading: row.older_reading !== null,
    older_reading: row.older_reading,
    override: row.override && presentOverride(row.override),
  };
}

export function presentJobWithMatches(row: JobWithMatchesRow): JobWithMatches {
  return {
    job_id: row.job_id,
    job_title: row.job_title,
    created_at: timestamp(row.created_at),
    matched_count: row.matched_count,
    matched_resumes: row.matched_resumes.map(presentMatchedResume),
  };
}

function presentMatchedResume(row: MatchedResumeRow): MatchedResume {
  return {
    match_id: row.match_id,
    resume_id: row.resume_id,
    resume_info: infoOf(row),
    is_earlier_version: row.is_earlier_version,
    match_score: row.match_score,
    potential_score: row.potential_score,
    score_skills: row.score_skills,
    score_experience: row.score_experience,
    summary: row.summary,
    verdicts: row.verdicts,
    band: row.band ?? bandOf(row.match_score),
    confidence: row.confidence,
    evidence: row.evidence,
    notice_count: row.notice_count,
    resume_analyses: briefsOf(row.analysis),
    evaluated_at: timestamp(row.evaluated_at),
    is_older_reading: row.older_reading !== null,
    older_reading: row.older_reading,
    override: row.override && presentOverride(row.override),
  };
}

function infoOf(row: ResumeInfoRow): ResumeInfo {
  return presentResumeInfo({
    id: row.resume_id,
    fileName: row.file_name,
    candidateName: row.candidate_name,
    uploadedAt: new Date(row.uploaded_at),
  });
}

function briefsOf(analysis: AnalysisBriefRow | null): Match['resume_analyses'] {
  return analysis === null ? [] : [{ ...analysis, evaluated_at: timestamp(analysis.evaluated_at) }];
}
