import type { RouteObject } from '@shortlist/platform';

/** The screens of analysis and matching, exposed as './routes': each is loaded when it is opened. */
export const routes: RouteObject[] = [
  { path: '/resumes/:id/ai-score', lazy: () => import('./analysis/AnalysisPage.tsx') },
  { path: '/jobs/:jobId/resumes/select', lazy: () => import('./select-resume/SelectResumePage.tsx') },
  {
    path: '/jobs/:jobId/resumes/match_batch_results',
    lazy: () => import('./batch-results/BatchResultsPage.tsx'),
  },
  // An address that lost its resume: the page says which part is missing.
  { path: '/jobs/:jobId/resumes/match', lazy: () => import('./match/MatchPage.tsx') },
  { path: '/jobs/:jobId/resumes/:resumeId/match', lazy: () => import('./match/MatchPage.tsx') },
  { path: '/fairness', lazy: () => import('./fairness/FairnessPage.tsx') },
  { path: '/jobs/:jobId/select_resumes_batch', lazy: () => import('./select-batch/SelectBatchPage.tsx') },
  { path: '/blind-log', lazy: () => import('./blind-log/BlindLogPage.tsx') },
  { path: '/ai-usage', lazy: () => import('./usage/AiUsagePage.tsx') },
];
