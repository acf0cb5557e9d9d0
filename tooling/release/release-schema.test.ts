import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { aRemoteRelease } from '../../shell/server/testing/released.ts';
import { WORKSPACE } from '../build/packages.ts';
import { RELEASE_SCHEMA, releaseSchema } from './release-schema.ts';

test('[TM-01] the documented schema of release.json is that of the code that reads it', () => {
  const documented = readFileSync(join(WORKSPACE, RELEASE_SCHEMA), 'utf8');

  // Written by: node tooling/release/release-schema.ts
  expect(JSON.parse(documented)).toEqual(JSON.parse(releaseSchema()));
});

test('[TM-01] by the schema a release is valid, and one with a file outside of its folder is not', () => {
  const isValid = new Ajv2020({ strict: false, validateFormats: false }).compile(JSON.parse(releaseSchema()));

  expect(isValid(JSON.parse(JSON.stringify(aRemoteRelease({}))))).toBe(true);
  expect(isValid({ ...aRemoteRelease({}), entry: '../remoteEntry.js' })).toBe(false);
});
