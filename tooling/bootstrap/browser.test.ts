import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrowser } from './browser.mjs';

function aFolderWith(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tool-browser-'));
  writeFileSync(join(folder, name), '#!/bin/sh\n');
  chmodSync(join(folder, name), 0o755);
  return folder;
}

test('finds the browser that stands in PATH', () => {
  const folder = aFolderWith('chromium');

  const found = findBrowser({ PATH: `/nowhere:${folder}` });

  expect(found).toBe(join(folder, 'chromium'));
});

test('CHROME_PATH wins over PATH', () => {
  const chosen = join(aFolderWith('my-chrome'), 'my-chrome');

  const found = findBrowser({ PATH: aFolderWith('chromium'), CHROME_PATH: chosen });

  expect(found).toBe(chosen);
});

test('a CHROME_PATH that is no program is passed over', () => {
  const folder = aFolderWith('google-chrome');

  const found = findBrowser({ PATH: folder, CHROME_PATH: '/nowhere/chrome' });

  expect(found).toBe(join(folder, 'google-chrome'));
});
