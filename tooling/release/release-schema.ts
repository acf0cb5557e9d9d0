import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Release } from '@shortlist/platform/release-set';
import { z } from 'zod';
import { WORKSPACE } from '../build/packages.ts';

/** The JSON schema of `release.json`, from the top of the checkout. */
export const RELEASE_SCHEMA = 'docs/release.schema.json';

/** The schema of `release.json` as JSON, made of the one that edge, build, and release read it with. */
export function releaseSchema(): string {
  const schema = z.toJSONSchema(Release, { io: 'input' });
  return `${JSON.stringify({ title: 'release.json', ...schema }, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(join(WORKSPACE, RELEASE_SCHEMA), releaseSchema());
