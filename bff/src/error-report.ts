/** Name, code and place of an error, for the log. Its message stays out: a database puts values of rows into it. */
export function reportOf(error: unknown): object {
  if (!(error instanceof Error)) return { error_type: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const code = 'code' in error ? error.code : undefined;
  return { error_type: error.name, error_code: code, stack: frames.join('\n') };
}
