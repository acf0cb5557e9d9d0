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

const LOOPBACK = ['localhost', '127.0.0.1', '::1', '[::1]'];

interface Reach {
  readonly NODE_ENV?: string | undefined;
  readonly HOST: string;
  readonly PUBLIC_URL?: string | undefined;
}

/**
 * What says that others than the person at this machine can reach a process: then nothing may be open that is only for trying
 * the product. Null: nobody can.
 *
 * @returns `HOST=0.0.0.0`, for sentences.
 */
export function exposedBy({ NODE_ENV, HOST, PUBLIC_URL }: Reach): string | null {
  if (NODE_ENV === 'production') return 'NODE_ENV=production';
  if (!LOOPBACK.includes(HOST)) return `HOST=${HOST}`;
  const isElsewhere = PUBLIC_URL !== undefined && !LOOPBACK.includes(new URL(PUBLIC_URL).hostname);
  return isElsewhere ? `PUBLIC_URL=${PUBLIC_URL}` : null;
}

/**
 * A sentence when a process that others can reach does not know its own address: the host of a request is whatever its sender
 * writes there. Null: it does, or nobody else can reach it.
 */
export function missingPublicUrl(reach: Reach): string | null {
  const reason = exposedBy(reach);
  if (reason === null || reach.PUBLIC_URL !== undefined) return null;
  return `PUBLIC_URL must say where browsers see the product, like https://hire.example.com: ${reason} opens it to others.`;
}
