import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { endServer, listenOnLoopback } from '../../src/http/loopback.ts';
import { answerError, answerListing } from './answers.ts';
import { type Fault, misbehave } from './faults.ts';
import { checkSignature, type Keys } from './signature.ts';

export interface S3ServerOptions extends Keys {
  readonly bucket: string;
  readonly region: string;
  /** Keys of one page of a listing; 1000, as S3 has it, unless told. */
  readonly pageSize?: number;
}

/** A server that speaks as much of S3 as the product asks of it, and keeps the objects in memory. */
export interface S3Server {
  readonly endpoint: string;
  /** By key. */
  readonly objects: Map<string, Buffer>;
  /** What the next requests meet, one each, before the server behaves again. */
  readonly faults: Fault[];
  /** Method and path of all requests, in their order. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** Starts the stand-in on a free port of this machine. */
export async function startS3Server(options: S3ServerOptions): Promise<S3Server> {
  const kept = { objects: new Map<string, Buffer>(), faults: [] as Fault[], asked: [] as string[] };
  const server = createServer((request, response) => {
    handle({ request, response, options, ...kept }).catch(() => response.destroy());
  });
  const port = await listenOnLoopback(server);
  return {
    ...kept,
    endpoint: `http://127.0.0.1:${port}`,
    close: () => endServer(server),
  };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly options: S3ServerOptions;
  readonly objects: Map<string, Buffer>;
  readonly faults: Fault[];
  readonly asked: string[];
}

async function handle(exchange: Exchange): Promise<void> {
  const { request, response, options, faults, asked } = exchange;
  const url = new URL(request.url ?? '/', 'http://store');
  asked.push(`${request.method} ${url.pathname}`);
  const fault = faults.shift();
  if (fault !== undefined && misbehave(fault, response)) return;
  const refused = checkSignature(request, options, options.region);
  if (refused !== null) {
    answerError(response, refused === 'AuthorizationHeaderMalformed' ? 400 : 403, refused);
    return;
  }
  const [, bucket = '', ...rest] = url.pathname.split('/');
  if (bucket !== options.bucket) {
    answerError(response, 404, 'NoSuchBucket');
    return;
  }
  const key = decodeURIComponent(rest.join('/'));
  if (key === '') list(exchange, url.searchParams);
  else if (request.method === 'PUT') await put(exchange, key);
  else if (request.method === 'DELETE') remove(exchange, key);
  else get(exchange, key, fault === 'cut_answer');
}

/** In the order of their keys, as S3 lists them; the token is the last key that was told. */
function list({ response, options, objects }: Exchange, query: URLSearchParams): void {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const found = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const keys = found.slice(0, options.pageSize ?? 1000);
  const next = keys.length < found.length ? keys.at(-1) : undefined;
  answerListing(response, {
    bucket: options.bucket,
    prefix,
    keys,
    next,
    sizeOf: (key) => objects.get(key)?.length ?? 0,
  });
}

const etagOf = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;

/** Why a write on a condition is refused, as S3 answers it; null when the condition holds. */
function refusedCondition({ headers }: IncomingMessage, there: Buffer | undefined): [number, string] | null {
  if (headers['if-none-match'] === '*' && there !== undefined) return [412, 'PreconditionFailed'];
  if (headers['if-match'] === undefined) return null;
  if (there === undefined) return [404, 'NoSuchKey'];
  return headers['if-match'] === etagOf(there) ? null : [412, 'PreconditionFailed'];
}

/** Refuses other bytes than were signed, and bytes that are missing. */
async function put({ request, response, objects }: Exchange, key: string): Promise<void> {
  const content = await buffer(request);
  const hash = createHash('sha256').update(content).digest('hex');
  if (Number(request.headers['content-length']) !== content.length) {
    answerError(response, 400, 'IncompleteBody');
  } else if (request.headers['x-amz-content-sha256'] !== hash) {
    answerError(response, 400, 'XAmzContentSHA256Mismatch');
  } else {
    const refused = refusedCondition(request, objects.get(key));
    if (refused !== null) {
      answerError(response, ...refused);
      return;
    }
    objects.set(key, content);
    response.writeHead(200, { etag: etagOf(content) }).end();
  }
}

function remove({ response, objects }: Exchange, key: string): void {
  objects.delete(key);
  response.writeHead(204).end();
}

function get({ request, response, objects }: Exchange, key: string, isCut: boolean): void {
  const content = objects.get(key);
  if (content === undefined) {
    answerError(response, 404, 'NoSuchKey');
    return;
  }
  response.writeHead(200, { 'content-length': content.length, etag: etagOf(content) });
  if (request.method === 'HEAD') response.end();
  else if (isCut) response.write(content.subarray(0, content.length / 2), () => response.destroy());
  else response.end(content);
}
