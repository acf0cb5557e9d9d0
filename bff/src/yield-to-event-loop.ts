import { setImmediate } from 'node:timers/promises';

/**
 * A break between two steps of long work. The embedded database and the local engine never wait for anything outside
 * the process: without it no request would be answered until all of the work is done.
 */
export async function yieldToEventLoop(): Promise<void> {
  await setImmediate();
}
