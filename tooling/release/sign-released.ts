import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  lineOf,
  type Placement,
  type ReleaseStorage,
  readReleaseIn,
  verifyRelease,
} from '@shortlist/shell/server';
import { type Signer, signatureOf } from './signer.ts';

/** A version that got a signature. */
export interface SignedVersion {
  readonly package: string;
  readonly placement: Placement;
}

/**
 * Signs what is live of packages and what a rollback can go to, where it lies: releases from before there were keys, or of a
 * key that is taken out of use. Who signs vouches for them: their builder is unknown.
 *
 * @throws Error with a sentence when one is not what was released; those before it are signed.
 */
export async function signReleased(
  place: ReleaseStorage,
  packages: readonly string[],
  signer: Signer,
): Promise<SignedVersion[]> {
  const { channels } = await place.readChannels();
  const signed: SignedVersion[] = [];
  for (const name of packages) {
    const { stable, canary, earlier } = lineOf(channels, name);
    for (const placement of [stable, canary, ...earlier]) {
      if (placement && (await signVersion(place, { package: name, version: placement.version }, signer)))
        signed.push({ package: name, placement });
    }
  }
  return signed;
}

/** False where the release is gone: nobody can get it. */
async function signVersion(
  place: ReleaseStorage,
  name: { readonly package: string; readonly version: string },
  signer: Signer,
): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-signed-'));
  try {
    await place.fetchRelease(name.package, name.version, folder);
    const release = readReleaseIn(folder);
    if (!release) return false;
    verifyRelease(folder, release);
    await place.putSignature(name, signatureOf(folder, release, { ...signer, builder: null }));
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
