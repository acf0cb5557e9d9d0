import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ErrorCode, STATUS_OF } from '@shortlist/api-contract';
import {
  type Answers,
  matchedCall,
  mockResponseFor,
  type SentAnswer,
  withDefaults,
} from '@shortlist/api-contract/testing/answers';

/** An /api without a server behind it. */
export interface MockApi {
  readonly address: URL;
  close(): Promise<void>;
}

/**
 * Answers every call of /api with what the contract's samples say, on a free port of this machine. It has no
 * memory, and somebody is always signed in.
 *
 * @param answers those of the samples unless told.
 */
export async function startMockApi(answers: Answers = withDefaults): Promise<MockApi> {
  const server = createServer((request, response) => reply(request, response, answers));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { address: new URL(`http://127.0.0.1:${port}`), close: () => close(server) };
}

function reply(request: IncomingMessage, response: ServerResponse, answers: Answers): void {
  request.resume();
  const { method = 'GET' } = request;
  const { pathname } = new URL(request.url ?? '/', 'http://mock');
  const call = matchedCall(method, pathname);
  const answer = call && answers.get(call);
  if (!call) refuse(response, 'not_found', `The contract has no ${method} ${pathname}.`);
  else if (answer === undefined) refuse(response, 'unavailable', `${UNANSWERED} ${call.id}: ${INSTEAD}`);
  else send(response, mockResponseFor(call, answer));
}

const UNANSWERED = 'The mocked API has no answer for';
const INSTEAD = 'try it with a real one.';

function refuse(response: ServerResponse, code: ErrorCode, error: string): void {
  const body = JSON.stringify({ error, errors: {}, code, request_id: 'mocked' });
  send(response, { status: STATUS_OF[code], contentType: 'application/json', body });
}

function send(response: ServerResponse, { status, contentType, body }: SentAnswer): void {
  response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body);
}

function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  return closed;
}
