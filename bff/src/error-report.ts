/**
 * Name, code and place of an error, for the log; also of an object with the fields of one, as the queue hands it
 * out. Its message stays out: a database puts values of rows into it.
 */
export function reportOf(error: unknown): object {
  const type = error instanceof Error ? error.name : typeof error;
  if (typeof error !== 'object' || error === null) return { error_type: type };
  const code = 'code' in error ? error.code : undefined;
  const stack = 'stack' in error ? String(error.stack) : '';
  return { error_type: type, error_code: code, stack: framesOf(stack) };
}

/** The lines of a stack that say a place; the message stands above them. */
function framesOf(stack: string): string {
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return lines.join('\n');
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
