import type { IncomingMessage } from 'node:http';

/** The largest that a browser sends on its way out. */
export const MOST_BYTES = 64 * 1024;

/** The body of a request as JSON; undefined when it is larger than allowed or is none. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > MOST_BYTES) return undefined;
    chunks.push(chunk as Buffer);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}
