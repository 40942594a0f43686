import { z } from 'zod';

const endpoint = z.url({ protocol: /^https?$/ }).optional();
const protocol = z
  .literal('http/json', { error: 'must be http/json: traces are sent in no other way' })
  .optional();

/** The variables of OpenTelemetry that decide something here; its packages read the others of the standard themselves. */
export const tracingVariables = {
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol,
};

/** Tells whether traces are sent: where a receiver is named or asked for, and nothing forbids it. */
export const sendsTraces = (env: z.infer<z.ZodObject<typeof tracingVariables>>): boolean =>
  env.OTEL_SDK_DISABLED !== 'true' &&
  env.OTEL_TRACES_EXPORTER !== 'none' &&
  [env.OTEL_TRACES_EXPORTER, env.OTEL_EXPORTER_OTLP_ENDPOINT, env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT].some(
    Boolean,
  );
