import { AppError } from '../errors.ts';
import type { ApiContext } from '../middleware/api-state.ts';

/**
 * Reads a body byte for byte, as a signature needs it.
 *
 * @throws AppError payload_too_large when there is more than `limit`, in bytes.
 */
export async function readRaw(ctx: ApiContext, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of ctx.req) {
    size += (chunk as Buffer).length;
    // What is too much is read and dropped, so that the client gets to reading the answer.
    if (size <= limit) chunks.push(chunk as Buffer);
    if (size > 4 * limit) break;
  }
  if (size > limit) throw new AppError('payload_too_large', 'This event is too large.');
  return Buffer.concat(chunks);
}
