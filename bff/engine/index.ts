/** What the backend uses of the engine. Texts and files in, results out: nothing here knows of HTTP or a database. */
export type {
  AnalysisResult,
  AnalyzedDocument,
  AnalyzedJob,
  MatchResult,
  OwnAlias,
} from './analyzed.ts';
export type { Analyzer, WorkOptions } from './analyzer.ts';
export { createAnalyzer } from './create-analyzer.ts';
export { sourcesAt } from './evidence/sources-at.ts';
export type { Block, ExtractedDocument } from './extraction/extracted-document.ts';
export { createExtractor, type Extractor } from './extraction/extractor.ts';
export { isJobTitle } from './extraction/lines/job-title.ts';
export { createOcr } from './extraction/ocr.ts';
export { escapeHtml } from './extraction/preview/escape-html.ts';
export { streamSafe } from './language/stream-safe.ts';
export { bandOf, bandOrNull, STRONG } from './match/score/score.ts';
export { type SettledRequirement, settleVerdicts } from './match/score/settle-verdicts.ts';
export {
  type EngineSettings,
  EngineVariables,
  engineSettingsOf,
  type ModelSettings,
} from './openai/client/openai-settings.ts';
export type { UsageStore, UsageTotals } from './openai/usage-store.ts';
export { createPool, type PooledAnalyzer } from './pool.ts';
export { requirementId } from './posting/requirement-id.ts';
export { type SkillInPosting, skillsOf } from './posting/skills-of.ts';
export type { MonthIndex, Profile, Span } from './profile/profile.ts';
export { redact } from './redaction/redact.ts';
export { findSkills } from './taxonomy/find-skills.ts';
export { suggestSkills } from './taxonomy/suggest-skills.ts';
/** For a worker that does other work on text beside the engine's. */
export * as engineTasks from './worker.ts';
