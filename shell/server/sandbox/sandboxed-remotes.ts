import { allEndpoints, allRawEndpoints } from '@shortlist/api-contract';
import { PackageName } from '@shortlist/platform/release-set';
import { z } from 'zod';

/** By package name, the calls that a remote may make which the operator doesn't trust: `jobs`, or `jobs.list`. */
export type SandboxedRemotes = Readonly<Record<string, readonly string[]>>;

const sentence =
  'must be JSON that names the calls of each sandboxed remote, like {"mfe-jobs": ["jobs", "resumes.list"]}.';

const CALLS = new Set(
  [...allEndpoints, ...allRawEndpoints].flatMap(({ id }) => [id, id.slice(0, id.indexOf('.'))]),
);

/** `SANDBOXED_REMOTES`: the remotes that run in frames, and what each may ask /api for. */
export const SandboxedRemotesText = z.string().transform((text, context): SandboxedRemotes => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const { data } = z.record(PackageName, z.array(z.string())).safeParse(jsonIn(text));
  if (!data) return refuse(sentence);
  const unknown = Object.values(data)
    .flat()
    .find((call) => !CALLS.has(call));
  return unknown === undefined ? data : refuse(`names ${unknown}, which is no resource or call of /api.`);
});

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
