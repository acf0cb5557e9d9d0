import { AsyncLocalStorage } from 'node:async_hooks';
import type * as Api from '@opentelemetry/api';
import type { Context, Span, Tracer } from '@opentelemetry/api';
import type { Middleware } from 'koa';
import type { ApiState } from '../middleware/api-state.ts';
import { loggedPath } from '../middleware/request-log.ts';
import { type QueryEvent, queries, type WorkEvent, work } from './events.ts';
import { routeOf } from './http-metrics.ts';
import { operationOf } from './metrics.ts';
import { openTracer } from './tracer.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** Spans of requests and of what they wait for. */
export interface Tracing {
  readonly middleware: Middleware<ApiState>;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

/** The `traceparent` header of W3C Trace Context. */
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/**
 * Starts OpenTelemetry. Spans are made by hand, where requests, statements and work on documents are measured
 * anyway: patching of imported modules does not reach ES modules, and would take values of statements along.
 */
export async function startTracing(settings: TracingSettings): Promise<Tracing> {
  const { api, tracer, shutdown } = await openTracer(settings);
  const current = new AsyncLocalStorage<Context>();
  const within = childSpans({ api, tracer, current });
  const onQuery = (message: unknown) => within.query(message as QueryEvent);
  const onWork = (message: unknown) => within.work(message as WorkEvent);
  queries.subscribe(onQuery);
  work.subscribe(onWork);
  return {
    async middleware(ctx, next) {
      const parent = parentOf(api, ctx.get('traceparent'));
      const span = tracer.startSpan(ctx.method, { kind: api.SpanKind.SERVER }, parent);
      ctx.state.traceId = span.spanContext().traceId;
      await current.run(api.trace.setSpan(parent, span), next);
      const route = routeOf(ctx);
      span.updateName(`${ctx.method} ${route}`);
      span.setAttributes({
        'http.request.method': ctx.method,
        'http.route': route,
        'url.path': loggedPath(ctx),
        'http.response.status_code': ctx.status,
        'shortlist.request_id': ctx.state.requestId,
      });
      end(api, span, ctx.status >= 500);
    },
    async close() {
      queries.unsubscribe(onQuery);
      work.unsubscribe(onWork);
      await shutdown();
    },
  };
}

interface Parts {
  readonly api: typeof Api;
  readonly tracer: Tracer;
  readonly current: AsyncLocalStorage<Context>;
}

/** Both events come when the work is done: their spans begin in the past. */
function childSpans({ api, tracer, current }: Parts) {
  const record = (name: string, took: number, { kind, attributes, isFailed }: Child) => {
    const parent = current.getStore();
    if (!parent) return;
    const startTime = Date.now() - took;
    end(api, tracer.startSpan(name, { kind, attributes, startTime }, parent), isFailed);
  };
  return {
    query({ statement, took, isFailed }: QueryEvent) {
      const operation = operationOf(statement);
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': statement,
      };
      record(`database ${operation}`, took, { kind: api.SpanKind.CLIENT, attributes, isFailed });
    },
    work({ name, took, outcome }: WorkEvent) {
      const attributes = { 'shortlist.outcome': outcome };
      record(`document ${name}`, took, {
        kind: api.SpanKind.INTERNAL,
        attributes,
        isFailed: outcome === 'failed',
      });
    },
  };
}

interface Child {
  readonly kind: Api.SpanKind;
  readonly attributes: Record<string, string>;
  readonly isFailed: boolean;
}

function end(api: typeof Api, span: Span, isFailed: boolean): void {
  if (isFailed) span.setStatus({ code: api.SpanStatusCode.ERROR });
  span.end();
}

function parentOf(api: typeof Api, header: string): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header) ?? [];
  if (!traceId || !spanId || !flags) return api.ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return api.trace.setSpanContext(api.ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
