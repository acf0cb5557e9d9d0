import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');

test('[FR-09] the version of the package is the newest one of the changelog', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(/^## (.+)$/mu.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});
