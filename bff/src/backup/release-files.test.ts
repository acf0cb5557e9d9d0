import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openReleaseFiles } from './release-files.ts';

const log = pino({ level: 'silent' });

function aFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

test('[TM-08] records of moves, and what is live in other environments, are kept and brought back', async () => {
  const folder = aFolder({
    'channels/4.json': 'production',
    'environments/staging/channels/9.json': 'staging before',
    'environments/staging/channels/10.json': 'staging',
    'environments/staging/channels/draft.next': 'half',
    'history/2026-11-21.json': 'a record',
    'mfe-jobs/1/release.json': 'a release',
  });
  const files = await openReleaseFiles({ kind: 'folder', folder }, log);

  const keys = await files.list();
  const target = aFolder({ 'environments/staging/channels/3.json': 'older' });
  const restored = await openReleaseFiles({ kind: 'folder', folder: target }, log);
  for (const key of keys) {
    const { stream } = await files.get(key);
    await restored.put(key, join(aFolder({ file: await text(stream) }), 'file'));
  }

  expect(keys).toEqual([
    'environments/staging/channels.json',
    'history/2026-11-21.json',
    'mfe-jobs/1/release.json',
  ]);
  expect(readdirSync(join(target, 'environments/staging/channels')).sort()).toEqual(['3.json', '4.json']);
  expect(readFileSync(join(target, 'environments/staging/channels/4.json'), 'utf8')).toBe('staging');
});
