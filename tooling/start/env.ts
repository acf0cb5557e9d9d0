import { resolve } from 'node:path';
import { StartError } from '@shortlist/bff';
import {
  type HealthLimits,
  isOriginPattern,
  type OverrideOptions,
  type ReleaseSettings,
  type RemoteOrigins,
} from '@shortlist/shell/server';
import { z } from 'zod';
import { WORKSPACE } from '../build/packages.ts';
import { readReleaseSettings } from '../release/read-settings.ts';
import { ReleaseHealth } from './release-health.ts';
import { RemoteOriginsText } from './remote-origins.ts';

const portSentence = 'must be a port number from 1 to 65535, like 3000.';

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

const Variables = z.object({
  PORT: z.coerce
    .number(portSentence)
    .int(portSentence)
    .min(1, portSentence)
    .max(65_535, portSentence)
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  EDGE_SECRET: z.string().min(32, 'must have 32 characters or more.').optional(),
  OVERRIDE_USERS: list.default([]),
  RELEASE_HEALTH: ReleaseHealth.default({}),
  REMOTE_ORIGINS: RemoteOriginsText.default({}),
  OVERRIDE_ORIGINS: list.refine((origins) => origins.every(isOriginPattern), originSentence).optional(),
});

/** The settings of `npm start` itself; the BFF reads its own. */
export interface StartEnv {
  readonly port: number;
  readonly host: string;
  /** Absolute folder of the database, the files and the releases. */
  readonly dataDir: string;
  /** Where releases lie. */
  readonly releases: ReleaseSettings;
  /** Signs what the edge hands to browsers; null: the data folder keeps one. */
  readonly edgeSecret: string | null;
  /** Who may override a remote, and from where. */
  readonly overrides: OverrideOptions;
  /** When a release counts as failing, as far as it is told. */
  readonly health: Partial<HealthLimits>;
  /** By package name, the origin of each remote that the edge does not serve itself. */
  readonly remoteOrigins: RemoteOrigins;
}

/**
 * Reads the environment of `npm start`.
 *
 * @throws StartError with a sentence that names the variable whose value is wrong.
 */
export function readStartEnv(source: Readonly<Record<string, string | undefined>> = process.env): StartEnv {
  const given = Object.entries(source).filter(([, value]) => value);
  const parsed = Variables.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(`${String(issue?.path[0])} ${issue?.message}`);
  }
  const { PORT, HOST, DATA_DIR, EDGE_SECRET, OVERRIDE_USERS, OVERRIDE_ORIGINS, RELEASE_HEALTH } = parsed.data;
  const usual = source.NODE_ENV === 'production' ? [] : LOOPBACK_ORIGINS;
  const dataDir = resolve(WORKSPACE, DATA_DIR);
  return {
    port: PORT,
    host: HOST,
    dataDir,
    releases: releasesIn(dataDir, source),
    edgeSecret: EDGE_SECRET ?? null,
    overrides: { users: OVERRIDE_USERS, origins: OVERRIDE_ORIGINS ?? usual },
    health: RELEASE_HEALTH,
    remoteOrigins: parsed.data.REMOTE_ORIGINS,
  };
}

function releasesIn(dataDir: string, source: Readonly<Record<string, string | undefined>>): ReleaseSettings {
  try {
    return readReleaseSettings(dataDir, source);
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}
