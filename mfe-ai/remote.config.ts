import { defineRemote } from '@shortlist/remote-kit';

export default defineRemote({
  name: 'mfe_ai',
  package: 'mfe-ai',
  title: 'Analysis and matching',
  team: 'Analysis',
  port: 4103,
  exposes: {
    './routes': './src/remote.ts',
    './MatchHistory': './src/match-history/MatchHistoryWidget.tsx',
    './MatchResumes': './src/match-resumes/MatchResumesWidget.tsx',
    './ToCheck': './src/to-check/ToCheckWidget.tsx',
    './Analyze': './src/analyze-tab/AnalyzeWidget.tsx',
    './MatchScore': './src/match-score-tab/MatchScoreWidget.tsx',
  },
  pages: [
    { path: '/resumes/:id/ai-score', module: './src/analysis/AnalysisPage.tsx' },
    { path: '/jobs/:jobId/resumes/select', module: './src/select-resume/SelectResumePage.tsx' },
    { path: '/jobs/:jobId/resumes/match', module: './src/match/MatchPage.tsx' },
    { path: '/jobs/:jobId/resumes/:resumeId/match', module: './src/match/MatchPage.tsx' },
    { path: '/jobs/:jobId/select_resumes_batch', module: './src/select-batch/SelectBatchPage.tsx' },
    { path: '/jobs/:jobId/resumes/match_batch_results', module: './src/batch-results/BatchResultsPage.tsx' },
    { path: '/fairness', module: './src/fairness/FairnessPage.tsx' },
    { path: '/blind-log', module: './src/blind-log/BlindLogPage.tsx' },
    { path: '/ai-usage', module: './src/usage/AiUsagePage.tsx' },
  ],
  offers: [
    { slot: 'mfe_dashboard/UserHomeMain', widget: './MatchHistory', order: 10 },
    { slot: 'mfe_jobs/Position', widget: './MatchResumes', order: 10 },
    { slot: 'mfe_jobs/Position', widget: './ToCheck', order: 20 },
    { slot: 'mfe_resumes/ResumeScore', widget: './ToCheck', order: 10 },
  ],
  prefixes: ['/jobs', '/resumes/:id/ai-score', '/fairness', '/ai-usage', '/blind-log'],
  budget: { entry: 8_600, page: 27_700, widget: 24_200 },
});
