import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createLocalAnalyzer } from '../analyzer.ts';
import { checkFile } from '../eval/parsing.ts';
import { findTruthFiles } from '../eval/parsing-truth.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');
const REAL = findTruthFiles(join(FIXTURES, 'resumes'));
const ODD = findTruthFiles(join(FIXTURES, 'layouts'));
const analyzer = createLocalAnalyzer();

describe.each([...REAL, ...ODD].map((file) => [file.name, file] as const))('%s', (_name, file) => {
  test('[RS-06] is read as its truth says: contacts, roles, education, skills, in reading order', async () => {
    const checks = await checkFile(analyzer, file);

    expect(checks.length).toBeGreaterThan(5);
    const missed = checks.filter((check) => !check.isRight);
    expect(missed.map(({ field, expected }) => `${field}: ${expected}`)).toEqual(file.truth.missed ?? []);
  });
});
