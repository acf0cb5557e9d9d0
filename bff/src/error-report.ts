/** Name, code and place of an error, for the log. Its message stays out: a database puts values of rows into it. */
export function reportOf(error: unknown): object {
  if (!(error instanceof Error)) return { error_type: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const code = 'code' in error ? error.code : undefined;
  return { error_type: error.name, error_code: code, stack: frames.join('\n') };
}

/** What Node says of a connection that the other side ended. */
const ABORTS = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'HPE_INVALID_EOF_STATE',
]);

/** Whether an error only says that the client went away, which is no fault. */
export function isClientAbort(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ABORTS.has(String(error.code));
}
