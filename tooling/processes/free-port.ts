import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to connections on their way out: one of those could take it before it is used. */
const [FIRST, LAST] = [20_000, 32_000];
/** So many that are taken in a row have another cause. */
const ATTEMPTS = 50;

/**
 * A port of this machine that nothing listens on at the moment.
 *
 * @throws Error when none can be listened on.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = randomInt(FIRST, LAST);
    const error = await tryPort(port);
    if (!error) return port;
    if (attempt === ATTEMPTS) throw error;
  }
}

function tryPort(port: number): Promise<Error | null> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', resolve);
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(null)));
  });
}
