import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { usedWidgets } from './used-widgets.ts';

const known = ['mfe_jobs/JobList', 'mfe_ai/Analyze', 'mfe_ai/MatchHistory'];

function usedIn(code: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'used-widgets-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'page.1.js'), code);
  return usedWidgets({ name: 'mfe_ai', folder, files: ['page.1.js', 'page.1.css'] }, known);
}

test('an id in any kind of quotes is found, once', () => {
  expect(usedIn('a({id:"mfe_jobs/JobList"});b(`mfe_jobs/JobList`);')).toEqual(['mfe_jobs/JobList']);
});

test('its own widgets, and other words of that form, are no widgets of others', () => {
  expect(usedIn('a("mfe_ai/Analyze","image/png","mfe_ghost/Nothing","mfe_jobs/JobListing")')).toEqual([]);
});
