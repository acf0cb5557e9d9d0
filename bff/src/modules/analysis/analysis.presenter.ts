import type { Analysis as AnalysisView, Notice } from '@shortlist/api-contract';
import { timestamp } from '../../db/timestamp.ts';
import { noticesBeside } from '../resumes/resume-notices.ts';
import type { Analysis } from './analysis.entity.ts';

export function presentAnalysis(analysis: Analysis, ofResume: readonly Notice[]): AnalysisView {
  return {
    ...analysis.result,
    notices: noticesBeside(ofResume, analysis.result.notices),
    resume_id: analysis.resumeId,
    evaluated_at: timestamp(analysis.evaluatedAt),
  };
}
