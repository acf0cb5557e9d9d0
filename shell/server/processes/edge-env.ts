import { exposedBy, missingPublicUrl } from '@shortlist/api-contract/settings';
import { z } from 'zod';
import type { RemoteOrigins } from '../addresses.ts';
import type { HealthLimits } from '../health/limits.ts';
import type { OverrideOptions } from '../overrides/override-options.ts';
import { isOriginPattern } from '../overrides/permitted-origins.ts';
import { type SandboxedRemotes, SandboxedRemotesText } from '../sandbox/sandboxed-remotes.ts';
import { ReleaseHealth } from './release-health.ts';
import { RemoteOriginsText } from './remote-origins.ts';
import {
  type Environment,
  readVariables,
  type ServingEnv,
  ServingVariables,
  servingEnvOf,
} from './serving-env.ts';

const originSentence =
  'must list origins like https://preview.example.com, https://*.example.com or http://localhost:*, with https unless it is this machine.';

/** Words between commas. */
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean),
);

/** Where nobody but the person who works here reaches the product, builds of this machine may be tried. */
const LOOPBACK_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*'];

/** It becomes a source of the policy of every page: nothing that ends one may stand in it. */
const ScriptUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://example.com/client.js.' })
  .refine(
    (url) => !/[\s;,?#]/.test(url),
    'must be an address without spaces, commas, semicolons and questions.',
  );

/** Everything that the edge reads; any of them may come from a file, `NAME_FILE`. */
export const EdgeVariables = ServingVariables.extend({
  NODE_ENV: z.string().optional(),
  API_URL: z
    .string()
    .transform((text) => text.split(',').map((address) => address.trim()))
    .pipe(
      z.array(
        z.url({
          protocol: /^https?$/,
          error: 'must be addresses like http://bff:4000, separated by commas.',
        }),
      ),
    )
    .transform((addresses) => addresses.map((address) => new URL(address)))
    .optional(),
  EDGE_SECRET: z.string().min(32, 'must have 32 characters or more.').optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://hire.example.com.' })
    .optional(),
  OVERRIDE_USERS: list.default([]),
  RELEASE_HEALTH: ReleaseHealth.default({}),
  REMOTE_ORIGINS: RemoteOriginsText.default({}),
  SANDBOXED_REMOTES: SandboxedRemotesText.default({}),
  OVERRIDE_ORIGINS: list.refine((origins) => origins.every(isOriginPattern), originSentence).optional(),
  TRUST_PROXY: z.stringbool('must be 1 or 0.').default(false),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters.').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_SCRIPT_URL: ScriptUrl.default('https://accounts.google.com/gsi/client'),
});

/** The settings of the edge. */
export interface EdgeEnv extends ServingEnv {
  /** Where each BFF listens; null: it answers in this process. */
  readonly api: readonly URL[] | null;
  /** Signs what the edge hands to browsers; null: the data folder keeps one. */
  readonly edgeSecret: string | null;
  /** Who may override a remote, and from where. */
  readonly overrides: OverrideOptions;
  /** When a release counts as failing, as far as it is told. */
  readonly health: Partial<HealthLimits>;
  /** By package name, the origin of each remote that the edge does not serve itself. */
  readonly remoteOrigins: RemoteOrigins;
  /** The remotes that run in frames, and what each may ask for. */
  readonly sandboxed: SandboxedRemotes;
  /** Whether X-Forwarded-* is written by a proxy of ours. */
  readonly isBehindProxy: boolean;
  /** Who reads the measures of an edge with a process of its own must know it; null: nobody may. */
  readonly metricsToken: string | null;
  /** The sign-in provider's client library; null: Google sign-in is off. */
  readonly signInScript: string | null;
  /** Where browsers see the product; null: as each request says. */
  readonly publicUrl: URL | null;
  readonly isProduction: boolean;
}

/**
 * Reads the environment of the edge.
 *
 * @throws Error with a sentence that names the variable whose value is wrong.
 */
export function readEdgeEnv(source: Environment = process.env): EdgeEnv {
  const values = readVariables(EdgeVariables, source);
  const missing = missingPublicUrl(values) ?? missingKeys(values) ?? sandboxedElsewhere(values);
  if (missing !== null) throw new Error(missing);
  const usual = exposedBy(values) === null ? LOOPBACK_ORIGINS : [];
  return {
    ...servingEnvOf(values),
    api: values.API_URL ?? null,
    edgeSecret: values.EDGE_SECRET ?? null,
    overrides: { users: values.OVERRIDE_USERS, origins: values.OVERRIDE_ORIGINS ?? usual },
    health: values.RELEASE_HEALTH,
    remoteOrigins: values.REMOTE_ORIGINS,
    sandboxed: values.SANDBOXED_REMOTES,
    isBehindProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN ?? null,
    signInScript: values.GOOGLE_CLIENT_ID === undefined ? null : values.GOOGLE_SCRIPT_URL,
    publicUrl: values.PUBLIC_URL === undefined ? null : new URL(values.PUBLIC_URL),
    isProduction: values.NODE_ENV === 'production',
  };
}

/** A sentence when others can reach the edge and nobody's signature is asked for; null: all is well. */
function missingKeys(values: z.output<typeof EdgeVariables>): string | null {
  const reason = exposedBy(values);
  if (reason === null || values.RELEASE_KEYS !== undefined) return null;
  return `RELEASE_KEYS_FILE must name the file of the public keys that releases are signed with: ${reason} opens the product to others. npm run release -- keygen writes one.`;
}

/** A sentence when a sandboxed remote is served elsewhere: the addresses of its files would tell that server what it knows. */
function sandboxedElsewhere(values: z.output<typeof EdgeVariables>): string | null {
  const both = Object.keys(values.SANDBOXED_REMOTES).find((name) =>
    Object.hasOwn(values.REMOTE_ORIGINS, name),
  );
  if (both === undefined) return null;
  return `SANDBOXED_REMOTES and REMOTE_ORIGINS both name ${both}: this edge must serve what runs in a sandbox.`;
}
