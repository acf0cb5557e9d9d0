import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type Koa from 'koa';

/** What happens to the requests that a fault is for. */
export type Fault = 'reset' | 'not_found' | 'server_error' | 'html' | 'throws' | 'hang' | 'none';

/** A server in front of the edge that breaks the requests of one pattern, as long as it is told to. */
export interface FaultServer {
  readonly address: string;
  breakRequests(pattern: RegExp, fault: Fault): void;
  /** Addresses that were asked for since the last call. */
  takeRequests(): string[];
  close(): Promise<void>;
}

export async function startFaultServer(edge: Koa, port: number): Promise<FaultServer> {
  const handle = edge.callback();
  let broken: { pattern: RegExp; fault: Fault } = { pattern: /^$/, fault: 'none' };
  let requests: string[] = [];
  const server = createServer((request, response) => {
    const address = request.url ?? '';
    requests.push(address);
    if (broken.fault !== 'none' && broken.pattern.test(address)) misbehave(broken.fault, request, response);
    else void handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${port}`,
    breakRequests: (pattern, fault) => {
      broken = { pattern, fault };
    },
    takeRequests: () => {
      const taken = requests;
      requests = [];
      return taken;
    },
    close: () => close(server),
  };
}

function misbehave(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
  const script = { 'content-type': 'text/javascript' };
  const html = { 'content-type': 'text/html' };
  if (fault === 'reset') request.socket.destroy();
  else if (fault === 'not_found')
    response.writeHead(404, { 'content-type': 'text/plain' }).end('no such file');
  else if (fault === 'server_error') response.writeHead(500, { 'content-type': 'text/plain' }).end('broken');
  else if (fault === 'html') response.writeHead(200, html).end('<!doctype html><title>Welcome</title>');
  else if (fault === 'throws') response.writeHead(200, script).end('throw new Error("the entry is broken")');
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
