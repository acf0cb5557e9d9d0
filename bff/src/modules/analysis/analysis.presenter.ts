import type { Analysis as AnalysisView } from '@shortlist/api-contract';
import { timestamp } from '../../db/timestamp.ts';
import type { Analysis } from './analysis.entity.ts';

export function presentAnalysis(analysis: Analysis): AnalysisView {
  return {
    ...analysis.result,
    resume_id: analysis.resumeId,
    evaluated_at: timestamp(analysis.evaluatedAt),
  };
}
