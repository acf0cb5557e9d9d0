import type { IncomingMessage } from 'node:http';

/** The body of a request as text; null when it is larger than allowed. */
export async function readBody(request: IncomingMessage, mostBytes: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
