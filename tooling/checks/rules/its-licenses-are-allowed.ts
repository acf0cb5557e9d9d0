import { ALLOWED_LICENSES, isAllowed } from '../allowed-licenses.ts';
import type { Rule } from '../rule.ts';

export const itsLicensesAreAllowed: Rule = {
  name: 'its licenses are allowed',
  why: 'What is bundled is handed to every visitor. Some licenses then ask for our sources, some for nothing but a notice, and some were never given.',
  check: ({ candidate: { release } }) =>
    release.packages
      .filter(({ licence }) => !isAllowed(licence))
      .map(({ name, version, licence }) => ({
        what: `It carries ${name} ${version}, which is under ${licence || 'no license that its manifest names'}.`,
        fix: `Use a package under one of ${Object.keys(ALLOWED_LICENSES).join(', ')}, or have the license read and add it with its reason to tooling/checks/allowed-licenses.ts.`,
      })),
};
