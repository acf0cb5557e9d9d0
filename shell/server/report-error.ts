/** A person closed the tab while a file was on its way: nothing is wrong. */
const WENT_AWAY = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE', 'ECONNABORTED']);

/** Writes that the edge refused a request which no page of the product sends. */
export function reportRefusal({
  method,
  status,
}: {
  readonly method: string;
  readonly status: number;
}): void {
  const line = { level: 40, time: Date.now(), name: 'edge', msg: 'A request was refused', method, status };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/** Writes an error that a page told of as one line of JSON. */
export function reportPageError(line: object): void {
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/** Writes an error of the edge as one line of JSON, like the BFF's log. */
export function reportEdgeError(error: Error & { readonly code?: string }): void {
  if (WENT_AWAY.has(error.code ?? '')) return;
  const line = { level: 50, time: Date.now(), name: 'edge', msg: error.message, stack: error.stack };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
