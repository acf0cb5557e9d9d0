import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { usedParts } from './used-parts.ts';

const known = ['mfe_jobs/JobList', 'mfe_ai/MatchHistory'];

function usedIn(code: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'used-parts-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'page.1.js'), code);
  return usedParts({ folder, files: ['page.1.js', 'page.1.css'] }, known);
}

test('an id in any kind of quotes is found, once', () => {
  expect(usedIn('a({id:"mfe_jobs/JobList"});b(`mfe_jobs/JobList`);')).toEqual(['mfe_jobs/JobList']);
});

test('other words of that form are no parts', () => {
  expect(usedIn('a("image/png","mfe_ghost/Nothing","mfe_jobs/JobListing")')).toEqual([]);
});
