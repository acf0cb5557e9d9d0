import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '@shortlist/api-contract/settings';
import type { Release } from '@shortlist/platform/release-set';
import {
  type Builder,
  hashOfManifest,
  keyIdOf,
  keysFor,
  RELEASE_FILE,
  type ReleaseKeys,
  SIGNATURE_FILE,
  signStatement,
} from '@shortlist/shell/server';
import { z } from 'zod';

type Env = Readonly<Record<string, string | undefined>>;

/** What releases are signed with. */
export interface Signer {
  readonly privateKey: KeyObject;
  /** Names its public key to people. */
  readonly keyId: string;
  /** The run of a CI that releases; null on a machine of a person. */
  readonly builder: Builder | null;
}

const Variables = z.object({
  RELEASE_KEY: z.string().transform((text, context) => {
    const key = parseKey(text);
    if (key?.asymmetricKeyType === 'ed25519') return key;
    context.addIssue({ code: 'custom', message: keySentence });
    return z.NEVER;
  }),
});

const keySentence =
  'must be a private ed25519 key in PEM: npm run release -- keygen writes one, and RELEASE_KEY_FILE names its file.';

function parseKey(text: string): KeyObject | undefined {
  try {
    return createPrivateKey(text);
  } catch {
    return undefined;
  }
}

/**
 * What signs releases, by `RELEASE_KEY`; null when it is not set.
 *
 * @throws Error with a sentence when it is no key.
 */
export function readSigner(env: Env = process.env): Signer | null {
  if (!env.RELEASE_KEY && !env.RELEASE_KEY_FILE) return null;
  const values = readSettings(Variables, env, (file) => readFileSync(file, 'utf8'));
  if (typeof values === 'string') throw new Error(values);
  const privateKey = values.RELEASE_KEY;
  return { privateKey, keyId: keyIdOf(createPublicKey(privateKey)), builder: builderOf(env) };
}

/** GitHub and GitLab say what runs; elsewhere nobody does. */
function builderOf(env: Env): Builder | null {
  if (env.GITHUB_SERVER_URL && env.GITHUB_RUN_ID)
    return {
      workflow: env.GITHUB_WORKFLOW_REF ?? null,
      run: `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}`,
    };
  return env.CI_JOB_URL ? { workflow: env.CI_CONFIG_PATH ?? null, run: env.CI_JOB_URL } : null;
}

/**
 * Checks that releases of a package can be signed, before anything is built or asked.
 *
 * @throws Error with a sentence that says what to set.
 */
export function requireSigner(packageName: string, keys: ReleaseKeys, signer: Signer | null): void {
  const sentence = `${packageName} can't be released: RELEASE_KEYS asks for a signature`;
  if (!signer)
    throw new Error(
      `${sentence}, and RELEASE_KEY is not set. Set RELEASE_KEY_FILE to the file of your team's private key.`,
    );
  if (!keysFor(keys, packageName).some(({ id }) => id === signer.keyId))
    throw new Error(
      `${sentence} of its own team, and RELEASE_KEY is ${signer.keyId}, which is no key of ${packageName} there.`,
    );
}

/** Writes the signature of a release into its folder. */
export function signFolder(folder: string, release: Release, signer: Signer): void {
  writeFileSync(join(folder, SIGNATURE_FILE), signatureOf(folder, release, signer));
}

/** The text of the signature of the release in a folder. */
export function signatureOf(
  folder: string,
  { package: packageName, version, commit }: Release,
  { privateKey, builder }: Signer,
): string {
  const manifest = hashOfManifest(readFileSync(join(folder, RELEASE_FILE)));
  return signStatement({ package: packageName, version, manifest, commit, builder }, privateKey);
}
