import { analysis } from './analysis.ts';
import { plans, subscriptions } from './billing.ts';
import { configuration } from './configuration.ts';
import { dashboard } from './dashboard.ts';
import type { EndpointDefinition } from './endpoint.ts';
import { jobs } from './jobs.ts';
import { matches } from './matches.ts';
import { resumes } from './resumes.ts';
import { auth, users } from './users.ts';

/** Every call of /api, by module. */
export const endpoints = {
  auth,
  users,
  jobs,
  resumes,
  analysis,
  matches,
  dashboard,
  plans,
  subscriptions,
  configuration,
} as const;

/** Every call of /api as a flat list: what the BFF must mount, and no more. */
export const allEndpoints: readonly EndpointDefinition[] = Object.values(endpoints).flatMap((group) =>
  Object.values<EndpointDefinition>(group),
);
