import { Alias } from '../modules/aliases/alias.entity.ts';
import { Analysis } from '../modules/analysis/analysis.entity.ts';
import { KnownSource } from '../modules/auth/known-source.entity.ts';
import { Session } from '../modules/auth/session.entity.ts';
import { Batch } from '../modules/batches/batch.entity.ts';
import { BatchItem } from '../modules/batches/batch-item.entity.ts';
import { BlindEntry } from '../modules/blind/blind-entry.entity.ts';
import { Erasure } from '../modules/candidates/erasure.entity.ts';
import { CandidateChange } from '../modules/counters/candidate-change.entity.ts';
import { Counter } from '../modules/counters/counter.entity.ts';
import { ResumeMerge } from '../modules/duplicates/resume-merge.entity.ts';
import { ResumePair } from '../modules/duplicates/resume-pair.entity.ts';
import { ResumeSignature } from '../modules/duplicates/resume-print.entity.ts';
import { DeclaredGroups } from '../modules/fairness/declared-groups.entity.ts';
import { Job } from '../modules/jobs/job.entity.ts';
import { AccountLink } from '../modules/links/account-link.entity.ts';
import { Match } from '../modules/matches/match.entity.ts';
import { SupersededMatch } from '../modules/matches/superseded-match.entity.ts';
import { ModelCall } from '../modules/model-usage/model-call.entity.ts';
import { Outcome } from '../modules/outcomes/outcome.entity.ts';
import { Override } from '../modules/overrides/override.entity.ts';
import { Checkout, StripeCustomer, StripeEvent, StripeProduct } from '../modules/payments/payments.entity.ts';
import { Plan } from '../modules/plans/plan.entity.ts';
import { ResumeReading } from '../modules/readings/resume-reading.entity.ts';
import { ReleaseVisitRow } from '../modules/release-visits/release-visit.entity.ts';
import { Resume } from '../modules/resumes/resume.entity.ts';
import { ResumeWords } from '../modules/resumes/resume-words.entity.ts';
import { ResumeRetention, RetentionSetting } from '../modules/retention/retention.entity.ts';
import { ScoreLogLine } from '../modules/score-log/score-log-line.entity.ts';
import { Authenticator } from '../modules/second-factors/authenticator.entity.ts';
import { Passkey, WebAuthnChallenge } from '../modules/second-factors/passkey.entity.ts';
import { RecoveryCode } from '../modules/second-factors/recovery-code.entity.ts';
import { SettledVerdict } from '../modules/settled-verdicts/settled-verdict.entity.ts';
import { Subscription } from '../modules/subscriptions/subscription.entity.ts';
import { User } from '../modules/users/user.entity.ts';
import { PendingSignup } from '../modules/verification/pending-signup.entity.ts';
import { OutboxRow } from '../queue/outbox.entity.ts';

/** Every table that the ORM knows. */
export const entities = [
  User,
  Session,
  KnownSource,
  AccountLink,
  PendingSignup,
  Authenticator,
  RecoveryCode,
  Passkey,
  WebAuthnChallenge,
  Job,
  Alias,
  Resume,
  Analysis,
  Match,
  SupersededMatch,
  Outcome,
  Override,
  SettledVerdict,
  ScoreLogLine,
  RetentionSetting,
  ResumeRetention,
  Erasure,
  Plan,
  Subscription,
  StripeCustomer,
  StripeProduct,
  StripeEvent,
  Checkout,
  Batch,
  BatchItem,
  BlindEntry,
  DeclaredGroups,
  ModelCall,
  ResumeSignature,
  ResumePair,
  ResumeMerge,
  ResumeReading,
  ResumeWords,
  Counter,
  CandidateChange,
  OutboxRow,
  ReleaseVisitRow,
];
