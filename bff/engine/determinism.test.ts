import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isThorough } from '../../tooling/test/depth.ts';

const run = promisify(execFile);
const SCRIPT = join(import.meta.dirname, 'testing/match-fixtures.ts');
/** Each reads three files and begins threads, on a machine that may be busy. */
const PATIENCE = 600_000;

/** What a process of another place, language and number of threads makes of the same files and postings. */
async function matchIn(place: { zone: string; language: string; threads: number }) {
  const { stdout } = await run(process.execPath, [SCRIPT, String(place.threads)], {
    env: { ...process.env, TZ: place.zone, LANG: place.language, LC_ALL: place.language },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as { locale: string; timeZone: string; results: string };
}

test(
  '[AI-03] the same files and postings give the same bytes in every time zone and language, on any number of threads',
  async () => {
    const here = await matchIn({ zone: 'UTC', language: 'C', threads: 1 });
    const turkey = await matchIn({ zone: 'America/Los_Angeles', language: 'tr_TR.UTF-8', threads: 2 });

    expect([turkey.locale, turkey.timeZone]).toEqual(['tr-TR', 'America/Los_Angeles']);
    expect(here.results.length).toBeGreaterThan(10_000);
    expect(turkey.results === here.results).toBe(true);
    if (!isThorough) return;
    const germany = await matchIn({ zone: 'Asia/Kolkata', language: 'de_DE.UTF-8', threads: 3 });
    expect([germany.locale, germany.timeZone]).toEqual(['de-DE', expect.stringMatching(/^Asia\//)]);
    expect(germany.results === here.results).toBe(true);
  },
  PATIENCE,
);
