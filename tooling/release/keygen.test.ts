import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysFor } from '@shortlist/shell/server';
import { expect, onTestFinished, test } from 'vitest';
import { ReleaseKeysText } from '../../shell/server/signatures/release-keys.ts';
import { writeKeys } from './keygen.ts';
import { readSigner } from './signer.ts';

test('[PD-09] keygen writes a private key that only this user can read, and keeps the public keys that are there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keygen-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const secrets = join(folder, 'secrets');

  const team = writeKeys(secrets, ['mfe-jobs', 'mfe-ai']);
  const all = writeKeys(secrets, []);

  expect([team, all].map(({ privateFile }) => statSync(privateFile).mode & 0o777)).toEqual([0o600, 0o600]);
  const keys = ReleaseKeysText.parse(readFileSync(team.publicFile, 'utf8'));
  const ids = (name: string) => keysFor(keys, name).map(({ id }) => id);
  expect([ids('mfe-jobs'), ids('mfe-ai'), ids('shell')]).toEqual([
    [team.keyId, all.keyId],
    [team.keyId, all.keyId],
    [all.keyId],
  ]);
  expect(readSigner({ RELEASE_KEY_FILE: team.privateFile })?.keyId).toBe(team.keyId);
  expect(() => writeKeys(secrets, ['mfe-jobs'])).toThrow('release_key_mfe-jobs is there. Move it away first');
});
