import type { TracingSettings } from './tracing-settings.ts';

const SEND_MS = 3_000;

/** Loads the SDK, which takes its time and is therefore loaded by nobody else. */
export async function openTracer({ endpoint, serviceName }: TracingSettings) {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: SEND_MS });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanLimits: { attributeValueLengthLimit: 2000 },
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, exportTimeoutMillis: SEND_MS })],
  });
  // A receiver that is away costs its spans, never a stop.
  return {
    api,
    tracer: provider.getTracer('shortlist'),
    shutdown: () => provider.shutdown().catch(() => {}),
  };
}
