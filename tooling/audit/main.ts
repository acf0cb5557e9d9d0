import { runProgram } from '../processes/run-program.ts';
import { readAdvisories } from './audit-advisories.ts';
import { lockedPackages, refuseLicenses } from './audit-licenses.ts';

const AUDIT_MS = 120_000;

const packages = lockedPackages();
const forbidden = refuseLicenses(packages);
console.log(`Licenses: ${packages.length} packages, ${forbidden.length} not allowed.`);
for (const sentence of forbidden) console.log(sentence);

const words = ['audit', '--omit=dev', '--json', '--silent'];
const advisories = readAdvisories((await runProgram('npm', words, { limit: AUDIT_MS })).output);
if (advisories.kind === 'unreachable') {
  console.log('Advisories: not checked, because the registry could not be asked.');
} else {
  console.log(`Advisories: ${advisories.severe.length} high or critical, ${advisories.mild} milder.`);
  for (const sentence of advisories.severe) console.log(sentence);
}

const isSevere = advisories.kind === 'known' && advisories.severe.length > 0;
process.exitCode = forbidden.length > 0 || isSevere ? 1 : 0;
