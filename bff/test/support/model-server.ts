import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { endServer, listenOnLoopback } from '../../src/http/loopback.ts';
import { readRaw } from '../../src/http/raw-body.ts';

const Body = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});
const Data = z.object({
  lines: z.array(z.tuple([z.string(), z.string()])),
  requirements: z.array(z.object({ id: z.string(), type: z.string(), text: z.string() })).default([]),
});

/** One request as it came over the wire. */
export interface ModelRequest {
  readonly headers: IncomingHttpHeaders;
  readonly path: string;
  /** Everything of the body. */
  readonly text: string;
  readonly body: z.infer<typeof Body>;
  /** What the question holds: lines of a resume, and requirements of a position. */
  readonly data: z.infer<typeof Data>;
}

/** What is sent back: a status with a body, or no answer at all. */
export interface ModelReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is when it is a string, as JSON else. */
  readonly body?: unknown;
  /** `reset` breaks the connection, `silence` never answers, `drip` never ends its body. */
  readonly fault?: 'reset' | 'silence' | 'drip';
}

/** A server that speaks the wire of OpenAI and does what a test tells it. */
export interface ModelServer {
  /** As OPENAI_BASE_URL has it. */
  readonly url: string;
  readonly requests: ModelRequest[];
  /** What the next requests are answered; `nth` counts from 1 since it was set. */
  respond(reply: (request: ModelRequest, nth: number) => ModelReply): void;
  close(): Promise<void>;
}

/** Starts it on any free port; until told otherwise it answers honestly. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let reply: (request: ModelRequest, nth: number) => ModelReply = answerHonestly;
  let nth = 0;
  const server = createServer((incoming, response) => {
    // A question of another form fails its test at once, instead of holding it until the deadline.
    take(incoming, response).catch((error: unknown) => send(response, { status: 500, body: String(error) }));
  });
  const take = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = (await readRaw(incoming, 10_000_000, new Error('too large'))).toString();
    const body = Body.parse(JSON.parse(text));
    const data = Data.parse(JSON.parse(body.messages.at(-1)?.content ?? ''));
    const request = { headers: incoming.headers, path: incoming.url ?? '', text, body, data };
    requests.push(request);
    nth += 1;
    send(response, reply(request, nth));
  };
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}/v1`;
  return {
    url,
    requests,
    respond(next) {
      reply = next;
      nth = 0;
    },
    close: () => endServer(server),
  };
}

const answerHonestly = (request: ModelRequest): ModelReply => answering(answerFromText(request));

/** A completion with an answer, as JSON unless it is a string. */
export function answering(answer: unknown, choice: Record<string, unknown> = {}): ModelReply {
  const content = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const message = { role: 'assistant', content, refusal: null };
  return {
    body: {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      choices: [{ index: 0, finish_reason: 'stop', message, ...choice }],
      usage: { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 },
    },
  };
}

/** An answer that quotes whole lines: the first that shares a long word with a requirement, or a few as strengths. */
export function answerFromText({ data: { lines, requirements } }: ModelRequest): unknown {
  if (requirements.length === 0) {
    const points = lines
      .filter(([part]) => part === 'experience')
      .slice(-3)
      .map(([, words], index) => ({
        kind: 'strength',
        title: `Point ${index + 1}`,
        detail: null,
        quotes: [words],
      }));
    return { points, questions: ['How large was the team?'] };
  }
  const verdicts = requirements.map(({ id, text }) => {
    const words = text.toLowerCase().match(/[a-z]{5,}/g) ?? [];
    const line = lines.find(([, own]) => words.some((word) => own.toLowerCase().includes(word)));
    return line === undefined
      ? { id, verdict: 'not_mentioned', quotes: [] }
      : { id, verdict: 'met', quotes: [line[1]] };
  });
  return { verdicts };
}

function send(response: ServerResponse, { status = 200, headers = {}, body, fault }: ModelReply): void {
  if (fault === 'silence') return;
  if (fault === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  if (fault === 'drip') {
    const timer = setInterval(() => response.write(' '), 20);
    response.once('close', () => clearInterval(timer));
    return;
  }
  response.end(typeof body === 'string' ? body : JSON.stringify(body ?? {}));
}
