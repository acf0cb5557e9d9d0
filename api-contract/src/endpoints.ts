import { account, rawAccount } from './account.ts';
import { analysisEndpoints } from './analysis.ts';
import { batches, rawBatches } from './batches.ts';
import { payments, plans, rawPayments, subscriptions } from './billing.ts';
import { blind } from './blind.ts';
import { candidates, rawCandidates } from './candidates.ts';
import { configuration } from './configuration.ts';
import { dashboard } from './dashboard.ts';
import { duplicates } from './duplicates.ts';
import type { EndpointDefinition, RawEndpointDefinition } from './endpoint.ts';
import { fairness } from './fairness.ts';
import { jobs } from './jobs.ts';
import { matches } from './matches.ts';
import { modelUsage } from './model-usage.ts';
import { outcomes } from './outcomes.ts';
import { passkeyLogin } from './passkey-login.ts';
import { passwords } from './passwords.ts';
import { planLimits } from './plan-limits.ts';
import { requirements } from './requirements.ts';
import { rawResumes, resumes } from './resumes.ts';
import { retention } from './retention.ts';
import { samples } from './samples.ts';
import { rawScores, scores } from './scores.ts';
import { secondFactors } from './second-factors.ts';
import { auth, users } from './users.ts';
import { aliases } from './verdicts.ts';
import { verification } from './verification.ts';

/** Every call of /api, by module. */
export const endpoints = {
  auth,
  users,
  account,
  passwords,
  verification,
  secondFactors,
  passkeyLogin,
  jobs,
  requirements,
  resumes,
  duplicates,
  samples,
  analysis: analysisEndpoints,
  matches,
  aliases,
  scores,
  candidates,
  retention,
  outcomes,
  batches,
  blind,
  dashboard,
  fairness,
  plans,
  payments,
  subscriptions,
  planLimits,
  modelUsage,
  configuration,
} as const;

/** The calls whose body or answer is no JSON of a schema. */
export const rawEndpoints = {
  account: rawAccount,
  resumes: rawResumes,
  scores: rawScores,
  candidates: rawCandidates,
  batches: rawBatches,
  payments: rawPayments,
} as const;

/** Every call of /api as a flat list: what the BFF must mount, and no more. */
export const allEndpoints: readonly EndpointDefinition[] = Object.values(endpoints).flatMap((group) =>
  Object.values<EndpointDefinition>(group),
);

/** Every raw call of /api as a flat list. */
export const allRawEndpoints: readonly RawEndpointDefinition[] = Object.values(rawEndpoints).flatMap(
  (group) => Object.values<RawEndpointDefinition>(group),
);
