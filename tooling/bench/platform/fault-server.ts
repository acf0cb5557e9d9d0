import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type Koa from 'koa';

/** What happens to the requests that a fault is for. */
export type Fault = 'reset' | 'not_found' | 'hang' | 'none';

/** A server in front of the edge that breaks the requests of one pattern, as long as it is told to. */
export interface FaultServer {
  readonly address: string;
  breakRequests(pattern: RegExp, fault: Fault): void;
  close(): Promise<void>;
}

export async function startFaultyEdge(edge: Koa, port: number): Promise<FaultServer> {
  const handle = edge.callback();
  let broken: { pattern: RegExp; fault: Fault } = { pattern: /^$/, fault: 'none' };
  const server = createServer((request, response) => {
    const address = request.url ?? '';
    if (broken.fault !== 'none' && broken.pattern.test(address)) misbehave(broken.fault, request, response);
    else void handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${port}`,
    breakRequests: (pattern, fault) => {
      broken = { pattern, fault };
    },
    close: () => close(server),
  };
}

/** What hangs is neither answered nor closed. */
function misbehave(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
  if (fault === 'reset') request.socket.destroy();
  if (fault === 'not_found') response.writeHead(404, { 'content-type': 'text/plain' }).end('no such file');
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
