import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptSecret, SECRET_NAME } from './edge-secret.ts';

const aFolder = (): string => mkdtempSync(join(tmpdir(), 'edge-secret-'));

test('a data folder keeps one secret, which only its user can read, and nothing beside it', () => {
  const folder = aFolder();

  const secret = keptSecret(folder);

  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(keptSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual([SECRET_NAME]);
  expect(statSync(join(folder, SECRET_NAME)).mode & 0o777).toBe(0o600);
});

test.each(['', 'short'])('a secret that was not written to its end is none: "%s"', (content) => {
  const folder = aFolder();
  writeFileSync(join(folder, SECRET_NAME), content);

  expect(() => keptSecret(folder)).toThrow(
    `holds ${content.length} of the 43 characters of a secret. Delete it: the next start makes a new one.`,
  );
});
