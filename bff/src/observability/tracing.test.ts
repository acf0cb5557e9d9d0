import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startBffProcess } from '../../test/support/bff-process.ts';

const run = promisify(execFile);

const Attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(Attribute),
});
const Received = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
});

const bodies: string[] = [];
const receiver = createServer((request, response) => void receive(request, response));
receiver.listen(0, '127.0.0.1');
await once(receiver, 'listening');
const folder = await mkdtemp(join(tmpdir(), 'bff-tracing-'));
afterAll(async () => {
  receiver.close();
  await rm(folder, { recursive: true, force: true });
});

test('the spans of a request arrive with route, status and statements, and hold nothing of a person', async () => {
  const { port } = receiver.address() as AddressInfo;
  const bff = await startBffProcess(folder, { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  const traceId = '0af7651916cd43dd8448eb211c80319c';

  const reply = await fetch(`${bff.origin}/api/auth/login?q=needle`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    body: JSON.stringify({ email: 'ada.secret@example.com', password: 'hunter-hunter-2' }),
  });
  bff.child.kill('SIGTERM');
  await bff.ended;

  const spans = bodies.flatMap((body) =>
    Received.parse(JSON.parse(body)).resourceSpans.flatMap((part) =>
      part.scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  const request = spans.find((span) => span.name === 'POST /api/auth/login');
  const statement = spans.find(
    (span) => span.name === 'database select' && span.parentSpanId === request?.spanId,
  );
  expect(reply.status).toBe(401);
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 401 } });
  expect(statement).toMatchObject({ traceId });
  for (const secret of ['ada.secret', 'hunter', 'needle']) expect(bodies.join('')).not.toContain(secret);
  expect(bff.logged.join('\n')).toContain(`"trace_id":"${traceId}"`);
});

test('without an endpoint the SDK of OpenTelemetry is not loaded', async () => {
  const hook = `
    import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) { console.log(url); return next(url, context); } });`;
  const words = [
    `--import=data:text/javascript,${encodeURIComponent(hook)}`,
    '--input-type=module',
    '--eval',
  ];
  const dependencies = join(import.meta.dirname, '../create-dependencies.ts');

  const { stdout } = await run(process.execPath, [...words, `await import('${dependencies}')`]);

  expect(stdout).toContain('observability/tracer.ts');
  // The types and constants of its `api` come with the library of the metrics.
  expect(stdout).not.toMatch(/@opentelemetry\/(?!api)/);
});

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  bodies.push(await textOf(request));
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
}
