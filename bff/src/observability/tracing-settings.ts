import { z } from 'zod';

/** Where spans are sent: the base address of an OTLP/HTTP receiver. */
export interface TracingSettings {
  readonly endpoint: string;
  readonly serviceName: string;
}

/** The variables of OpenTelemetry that we read; `OTEL_EXPORTER_OTLP_HEADERS` is read by its SDK. */
export const TracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like http://localhost:4318.' })
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('shortlist-bff'),
};

/** The settings of tracing; null without a receiver: no spans are made. */
export function tracingSettingsOf(
  values: z.output<z.ZodObject<typeof TracingVariables>>,
): TracingSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = values;
  return endpoint === undefined ? null : { endpoint, serviceName };
}
