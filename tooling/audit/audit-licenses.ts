import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { manifestIn } from '../build/bundled-packages.ts';
import { WORKSPACE } from '../build/packages.ts';
import { INSTALLED_LICENSES, isAllowed } from '../checks/allowed-licenses.ts';

const Lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

/** A package of others that the lockfile names. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; empty where nobody names one. */
  readonly license: string;
}

/** What manifests don't say in SPDX, as it was read in the LICENSE file of this version. */
const READ: Readonly<Record<string, string>> = {
  'browser-assert@1.2.1': 'MIT',
  'duck@0.1.12': 'BSD-2-Clause',
};

/** The packages of the lockfile, with the license of the installed manifest; of one for other machines, as the lockfile has it. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = Lockfile.parse(JSON.parse(readFileSync(join(WORKSPACE, 'package-lock.json'), 'utf8')));
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version = '', license = '' }]) => {
      const [installed] = manifestIn(join(WORKSPACE, path));
      const name = path.split('node_modules/').at(-1) ?? path;
      return { name, version, license: READ[`${name}@${version}`] ?? installed?.licence ?? license };
    });
}

/** A sentence for each package whose license isn't allowed. */
export function refuseLicenses(packages: readonly LockedPackage[]): string[] {
  return packages
    .filter(({ license }) => !isAllowed(license, INSTALLED_LICENSES))
    .map(
      ({ name, version, license }) =>
        `${name} ${version} is under ${license || 'no license that its manifest names'}. Use another package, or have the license read and add it with its reason to tooling/checks/allowed-licenses.ts.`,
    );
}
