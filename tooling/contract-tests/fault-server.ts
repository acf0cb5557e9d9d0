import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { FileFault, Visitors } from './browser-sessions.ts';

/** A server in front of the edge that a visitor comes to, which breaks files of that visitor as long as it is told to. */
export interface FaultServer {
  readonly address: string;
  close(): Promise<void>;
}

/** An address of the server that shows nothing, to whoever asks. */
export const BLANK = '/kit-blank';

interface Served {
  readonly visitors: Visitors;
  /** Whether files of remotes are cached, as the edge says; else every visitor fetches them again. */
  readonly isCached: boolean;
}

export async function startFaultServer({ visitors, isCached }: Served): Promise<FaultServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://kit');
    const visitor = visitors.of(request);
    if (!visitor) return showNothing(pathname, response);
    const { broken, site } = visitor;
    if (!broken?.files.has(pathname)) {
      if (!isCached && isOfRemote(pathname)) keepNothing(response);
      return void site.handle(request, response);
    }
    const file = join(site.releasesFolder, pathname.replace('/assets/', ''));
    misbehave(broken.fault, { request, response, file, isOver: () => visitor.broken === null });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => close(server) };
}

const isOfRemote = (pathname: string): boolean =>
  pathname.startsWith('/assets/') && !pathname.startsWith('/assets/shell/');

/** Whatever the edge says of the file, no browser keeps it. */
function keepNothing(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, name.toLowerCase() === 'cache-control' ? 'no-store' : value);
}

function showNothing(pathname: string, response: ServerResponse): void {
  response.writeHead(pathname === BLANK ? 200 : 404, { 'content-type': 'text/html' }).end();
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly file: string;
  /** Whether the network is well again. */
  readonly isOver: () => boolean;
}

function misbehave(fault: FileFault, { request, response, file, isOver }: Exchange): void {
  const type = extname(file) === '.css' ? 'text/css' : 'text/javascript';
  const answer = (status: number, contentType: string, body: string | Buffer) =>
    response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body);
  switch (fault) {
    case 'reset':
      return void request.socket.destroy();
    case 'not_found':
      return void answer(404, 'text/plain', 'no such file');
    case 'server_error':
      return void answer(500, 'text/plain', 'broken');
    case 'html':
      return void answer(200, 'text/html', '<!doctype html><title>Welcome</title>');
    case 'throws':
      return void answer(200, type, 'throw new Error("This file is broken.")');
    case 'truncated':
      return void answer(200, type, half(readFileSync(file)));
    case 'changed':
      return void answer(200, type, Buffer.concat([readFileSync(file), CHANGE]));
    case 'hang':
      hangUntil(isOver, response);
      return;
  }
}

/** The answer never comes. A browser has six connections to a host: once the fault is over, what hangs takes none of them. */
function hangUntil(isOver: () => boolean, response: ServerResponse): void {
  const timer = setInterval(() => isOver() && response.destroy(), 100);
  response.once('close', () => clearInterval(timer));
}

const half = (content: Buffer): Buffer => content.subarray(0, Math.floor(content.byteLength / 2));

/** Works as it did, and is not what was released. */
const CHANGE = Buffer.from('\n/* Changed on its way. */\n');

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
