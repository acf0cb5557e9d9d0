import type { IncomingMessage } from 'node:http';

/**
 * Reads a body byte for byte, as a signature needs it.
 *
 * @throws `tooLarge` when there are more than `limit` bytes.
 */
export async function readRaw(request: IncomingMessage, limit: number, tooLarge: Error): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    // What is too much is read and dropped, so that the client gets to reading the answer.
    if (size <= limit) chunks.push(chunk as Buffer);
    if (size > 4 * limit) break;
  }
  if (size > limit) throw tooLarge;
  return Buffer.concat(chunks);
}
