import type { z } from 'zod';

/** Why a process can't start, in one sentence for the person who started it: shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

type Environment = Readonly<Record<string, string | undefined>>;
type ReadFile = (path: string) => string;

/**
 * The settings of a process: the values of its variables. `NAME_FILE` names a file that holds the value of `NAME`, as
 * containers are given secrets. An empty value, in the environment or in a file, means "not set".
 *
 * @param readFile the text of a file; throws when there is none. Handed in, since browsers load this package too.
 * @returns the values, or a sentence that names the variable that is wrong.
 */
export function readSettings<Shape extends z.ZodRawShape>(
  variables: z.ZodObject<Shape>,
  environment: Environment,
  readFile: ReadFile,
): z.output<z.ZodObject<Shape>> | string {
  const given: Record<string, string> = {};
  for (const name of Object.keys(variables.shape)) {
    const [value, file] = [environment[name], environment[`${name}_FILE`]];
    if (value && file) return `${name} and ${name}_FILE are both set: keep one of them.`;
    const text = file ? textOf(file, readFile) : value;
    if (text === null) return `${name}_FILE names ${file}, which cannot be read.`;
    if (text) given[name] = text;
  }
  const parsed = variables.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return `${String(issue?.path[0] ?? 'The environment')} ${issue?.message ?? 'is wrong.'}`;
}

/** Without the line break that editors and `echo` put at the end; null when it can't be read. */
function textOf(file: string, readFile: ReadFile): string | null {
  try {
    return readFile(file).replace(/\r?\n$/, '');
  } catch {
    return null;
  }
}
