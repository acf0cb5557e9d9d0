/** A person closed the tab while a file was on its way: nothing is wrong. */
const WENT_AWAY = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE', 'ECONNABORTED']);

/** Writes an error of the edge as one line of JSON, like the BFF's log. */
export function reportEdgeError(error: Error & { readonly code?: string }): void {
  if (WENT_AWAY.has(error.code ?? '')) return;
  const line = { level: 50, time: Date.now(), name: 'edge', msg: error.message, stack: error.stack };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
