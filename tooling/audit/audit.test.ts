import { expect, test } from 'vitest';
import { readAdvisories } from './audit-advisories.ts';
import { lockedPackages, refuseLicenses } from './audit-licenses.ts';

/** As npm 11 answers, shortened. */
const REPORT = {
  auditReportVersion: 2,
  vulnerabilities: {
    'left-pad': {
      severity: 'critical',
      range: '<1.3.0',
      via: [{ title: 'Runs what it pads', url: 'https://github.com/advisories/GHSA-0000' }],
    },
    padded: { severity: 'high', range: '*', via: ['left-pad'] },
    slow: { severity: 'moderate', range: '<2', via: [{ title: 'Slow', url: 'https://example.com' }] },
  },
};

test('every package of the lockfile is under a license that is allowed', () => {
  const packages = lockedPackages();

  expect(packages.length).toBeGreaterThan(500);
  expect(refuseLicenses(packages)).toEqual([]);
});

test.each([
  ['GPL-3.0-only', 'GPL-3.0-only'],
  ['MIT AND SSPL-1.0', 'MIT AND SSPL-1.0'],
  ['', 'no license that its manifest names'],
])('a package under "%s" is refused', (license, words) => {
  expect(refuseLicenses([{ name: 'left-pad', version: '1.3.0', license }])).toEqual([
    expect.stringContaining(`left-pad 1.3.0 is under ${words}.`),
  ]);
});

test('what serves without being handed on may be under more licenses than a bundle', () => {
  expect(refuseLicenses([{ name: 'axe-core', version: '4.14.1', license: 'MPL-2.0' }])).toEqual([]);
});

test('high and critical advisories are told with their address, milder ones counted', () => {
  expect(readAdvisories(JSON.stringify(REPORT))).toEqual({
    kind: 'known',
    severe: [
      'left-pad <1.3.0 (critical): Runs what it pads, https://github.com/advisories/GHSA-0000',
      'padded * (high): through left-pad',
    ],
    mild: 1,
  });
});

test.each([
  '{"message": "request failed", "statusCode": 405, "error": {"summary": "", "detail": ""}}',
  'npm error code ENOTFOUND',
  '',
])('a registry that does not answer is no advisory: %s', (output) => {
  expect(readAdvisories(output)).toEqual({ kind: 'unreachable' });
});
