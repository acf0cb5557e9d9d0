import { Agent, get } from 'node:http';

/** A call of a signed-in user. */
interface Call {
  readonly origin: string;
  readonly path: string;
  readonly cookie: string;
}

/** What a server did in a turn. */
export interface Turn {
  readonly callsPerSecond: number;
  /** Milliseconds of the server's processor for each call, in all of its threads. */
  readonly cpu: number;
}

/** So many calls are on their way at any time, each on a connection that stays open. */
const CONCURRENCY = 16;

/**
 * Makes a call so many times.
 *
 * @throws Error when an answer is not the expected one.
 */
export async function drive(
  { expected, ...call }: Call & { expected: string },
  times: number,
): Promise<Turn> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const cpuBefore = await readMetric(call.origin, CPU_SECONDS);
  const start = performance.now();
  let left = times;
  const repeat = async () => {
    while (left > 0) {
      left -= 1;
      const body = await ask(call, agent);
      if (body !== expected) throw new Error(`${call.origin}${call.path} answered ${body.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, repeat));
  const took = performance.now() - start;
  const cpuSpent = (await readMetric(call.origin, CPU_SECONDS)) - cpuBefore;
  agent.destroy();
  return { callsPerSecond: (1000 * times) / took, cpu: (1000 * cpuSpent) / times };
}

/** The name of that measure. */
export const CPU_SECONDS = 'process_cpu_seconds_total';

/** The body of one answer. */
export function ask({ origin, path, cookie }: Call, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get(`${origin}${path}`, { agent, headers: { cookie } }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve(body));
    });
    request.on('error', reject);
  });
}

/** A measure that a server tells of its process, such as the seconds that the processor has spent on it since it started. */
export async function readMetric(origin: string, name: string): Promise<number> {
  const metrics = await ask({ origin, path: '/metrics', cookie: '' });
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);
}
