import { hash } from 'node:crypto';
import { type Channels, lineOf, type Verdict } from '@shortlist/shell/server';
import type { VersionOfPackage } from './contexts.ts';

/** Names everything that is live beside a package: as long as it is the same, what was found of a version holds. */
export function besideOf({ packages }: Channels, packageName: string): string {
  const others = Object.entries(packages)
    .filter(([name]) => name !== packageName)
    .flatMap(([name, { stable, canary }]) =>
      [stable, canary].map((each, index) => `${name} ${each?.version ?? '-'} ${index}`),
    );
  return hash('sha256', others.sort().join('\n')).slice(0, 16);
}

/** Whether a version passed all checks, beside whatever was live then. */
export function isProven(channels: Channels, { package: name, version }: VersionOfPackage): boolean {
  return lineOf(channels, name).verdicts.some((verdict) => verdict.version === version);
}

/** What was found of a version beside exactly this; undefined when nobody has looked. */
export function verdictOn(channels: Channels, packageName: string, version: string): Verdict | undefined {
  const beside = besideOf(channels, packageName);
  return lineOf(channels, packageName).verdicts.find(
    (verdict) => verdict.version === version && verdict.beside === beside,
  );
}
