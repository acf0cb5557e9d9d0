import { expect, test } from 'vitest';
import { aRemoteRelease } from '../../../shell/server/testing/released.ts';
import { aContext } from '../testing/a-context.ts';
import { itsLicensesAreAllowed as rule } from './its-licenses-are-allowed.ts';

const carrying = (licence: string) =>
  aRemoteRelease({ packages: [{ name: 'left-pad', version: '1.3.0', licence }] });

test.each(['MIT', 'GPL-3.0-only OR MIT', '(MIT AND ISC)'])('a package under %s is good', (licence) => {
  expect(rule.check(aContext(carrying(licence)))).toEqual([]);
});

test.each([
  ['GPL-3.0-only', 'GPL-3.0-only'],
  ['MIT AND CC-BY-NC-4.0', 'MIT AND CC-BY-NC-4.0'],
  ['', 'no license that its manifest names'],
  ['constructor', 'constructor'],
])('a package under "%s" is refused', (licence, words) => {
  expect(rule.check(aContext(carrying(licence)))).toEqual([
    {
      what: `It carries left-pad 1.3.0, which is under ${words}.`,
      fix: expect.stringContaining('Use a package under one of MIT, ISC'),
    },
  ]);
});
