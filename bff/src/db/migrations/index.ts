import { FirstTables } from './0001-first-tables.ts';
import { Sessions } from './0002-sessions.ts';
import { Billing } from './0003-billing.ts';
import { PositionsAndOutcomes } from './0004-positions-and-outcomes.ts';
import { ResumeSearch } from './0005-resume-search.ts';
import { Batches } from './0006-batches.ts';
import { TitlesInOrder } from './0007-titles-in-order.ts';
import { PlansByCycle } from './0008-plans-by-cycle.ts';
import { ContentHash } from './0009-content-hash.ts';
import { WeeksAndStatuses } from './0010-weeks-and-statuses.ts';
import { ModelUsageTable } from './0012-model-usage.ts';
import { KeptNotices } from './0013-notices.ts';
import { ScoreLog } from './0014-score-log.ts';
import { Retention } from './0015-retention.ts';
import { BlindModeAndGroups } from './0016-blind-mode-and-groups.ts';
import { Duplicates } from './0017-duplicates.ts';
import { MatchBands } from './0018-match-bands.ts';
import { ForgetInBlindLog } from './0019-forget-in-blind-log.ts';
import { BlindLogOfAll } from './0020-blind-log-of-all.ts';
import { StandingOfMatches } from './0021-standing-of-matches.ts';
import { ResumeReadings } from './0022-resume-readings.ts';
import { SupersededMatches } from './0023-superseded-matches.ts';
import { FiveVerdicts } from './0024-five-verdicts.ts';
import { RequirementsAndAliases } from './0025-requirements-and-aliases.ts';
import { SettledVerdicts } from './0026-settled-verdicts.ts';
import { MailedLinks } from './0027-mailed-links.ts';
import { SecondFactors } from './0028-second-factors.ts';
import { PlanLimits } from './0029-plan-limits.ts';
import { PrivacyNotice } from './0030-privacy-notice.ts';
import { ReleaseVisits } from './0031-release-visits.ts';
import { Counters } from './0032-counters.ts';
import { AliasesInScoreLog } from './0033-aliases-in-score-log.ts';
import { CountedResumes } from './0034-counted-resumes.ts';
import { SettledByIndex } from './0035-settled-by-index.ts';

/** In the order in which they run. A migration that was released is never changed: add another. */
export const migrations = [
  FirstTables,
  Sessions,
  Billing,
  PositionsAndOutcomes,
  ResumeSearch,
  Batches,
  TitlesInOrder,
  PlansByCycle,
  ContentHash,
  WeeksAndStatuses,
  ModelUsageTable,
  KeptNotices,
  ScoreLog,
  Retention,
  BlindModeAndGroups,
  Duplicates,
  MatchBands,
  ForgetInBlindLog,
  BlindLogOfAll,
  StandingOfMatches,
  ResumeReadings,
  SupersededMatches,
  FiveVerdicts,
  RequirementsAndAliases,
  SettledVerdicts,
  MailedLinks,
  SecondFactors,
  PlanLimits,
  PrivacyNotice,
  ReleaseVisits,
  Counters,
  AliasesInScoreLog,
  CountedResumes,
  SettledByIndex,
];

/** Their names, as a database keeps them. Each knows its own without a database. */
export const migrationNames: readonly string[] = migrations.map(
  (each) => (Reflect.construct(each, []) as InstanceType<typeof each>).name,
);
