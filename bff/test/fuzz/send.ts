import { Agent, type IncomingMessage, request } from 'node:http';
import type { FuzzRequest } from './request.ts';

/** An answer as the client sees it. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** As long as an answer may take on a busy machine; what takes longer hangs. */
const DEADLINE_MS = 60_000;

/** As much is read of a stream of events, which ends when what it tells of ends. */
const STREAM_MS = 30;

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/**
 * Sends a request as it is written.
 *
 * @throws Error when there is no answer within the deadline, or the connection breaks.
 */
export function send(origin: URL, asked: FuzzRequest, cookie: string | null): Promise<Answer> {
  return sendOnce(origin, asked, cookie).catch((error: unknown) => {
    // The server had let go of an idle connection in the moment in which it was taken up again.
    if (error instanceof Idle) return sendOnce(origin, asked, cookie);
    throw error;
  });
}

/** A connection that was kept from an earlier request had ended. */
class Idle extends Error {}

function sendOnce(origin: URL, asked: FuzzRequest, cookie: string | null): Promise<Answer> {
  const length = asked.body === null ? {} : { 'content-length': String(Buffer.byteLength(asked.body)) };
  const headers = { ...length, ...(cookie === null ? {} : { cookie }), ...asked.headers };
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      host: origin.hostname,
      port: origin.port,
      method: asked.method,
      path: asked.target,
    };
    const sent = request({ ...options, headers: headers as Record<string, string> }, (reply) => {
      read(reply).then(resolve, reject);
    });
    sent.setTimeout(DEADLINE_MS, () => sent.destroy(new Error(`No answer within ${DEADLINE_MS} ms.`)));
    sent.on('error', (error: NodeJS.ErrnoException) =>
      reject(sent.reusedSocket && error.code === 'ECONNRESET' ? new Idle(error.message) : error),
    );
    sent.end(asked.body ?? undefined);
  });
}

/** Ends the connections that are kept for the next request. */
export function endConnections(): void {
  agent.destroy();
}

async function read(reply: IncomingMessage): Promise<Answer> {
  const pieces: Buffer[] = [];
  const isStream = reply.headers['content-type']?.startsWith('text/event-stream') ?? false;
  const stop = isStream ? setTimeout(() => reply.destroy(), STREAM_MS) : undefined;
  try {
    for await (const piece of reply) pieces.push(piece as Buffer);
  } catch (error) {
    if (!isStream) throw error;
  }
  clearTimeout(stop);
  return {
    status: reply.statusCode ?? 0,
    headers: reply.headers,
    text: Buffer.concat(pieces).toString('utf8'),
  };
}
