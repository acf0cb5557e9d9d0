import { z } from 'zod';

const Report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), via: z.array(z.unknown()) }),
  ),
});
const Advisory = z.object({ title: z.string(), url: z.string() });

/** What npm says of known vulnerabilities. */
export type Advisories =
  | { readonly kind: 'unreachable' }
  | {
      readonly kind: 'known';
      /** Advisories of a severity that stops a release, a sentence each. */
      readonly severe: readonly string[];
      /** How many packages have milder ones. */
      readonly mild: number;
    };

const SEVERE = ['high', 'critical'];

/** Reads the output of `npm audit --json`: a report, or, where the registry didn't answer, an error. */
export function readAdvisories(output: string): Advisories {
  const report = Report.safeParse(jsonIn(output));
  if (!report.success) return { kind: 'unreachable' };
  const found = Object.entries(report.data.vulnerabilities);
  const severe = found.filter(([, { severity }]) => SEVERE.includes(severity));
  return {
    kind: 'known',
    severe: severe.map(
      ([name, { severity, range, via }]) => `${name} ${range} (${severity}): ${reasonOf(via)}`,
    ),
    mild: found.length - severe.length,
  };
}

/** npm names an advisory, or the package through which one comes. */
function reasonOf(via: readonly unknown[]): string {
  const reasons = via.map((each) => {
    const advisory = Advisory.safeParse(each);
    return advisory.success ? `${advisory.data.title}, ${advisory.data.url}` : `through ${String(each)}`;
  });
  return reasons.join('; ');
}

function jsonIn(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}
