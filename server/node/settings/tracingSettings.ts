import { z } from 'zod';

const endpoint = z.url({ protocol: /^https?$/ }).optional();
const protocol = z.string().optional();

/** The variables of OpenTelemetry that decide something here; its packages read the others of the standard themselves. */
export const tracingVariables = {
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol,
};

type TracingVariables = z.infer<z.ZodObject<typeof tracingVariables>>;

/** Tells whether the environment asks for another protocol than that in which traces are sent. */
export const asksForAnotherProtocol = (env: TracingVariables): boolean =>
  sendsTraces(env) &&
  ![undefined, 'http/json'].includes(
    env.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? env.OTEL_EXPORTER_OTLP_PROTOCOL,
  );

/** Tells whether traces are sent: where a receiver is named or asked for, and nothing forbids it. */
export const sendsTraces = (env: TracingVariables): boolean =>
  env.OTEL_SDK_DISABLED !== 'true' &&
  env.OTEL_TRACES_EXPORTER !== 'none' &&
  [env.OTEL_TRACES_EXPORTER, env.OTEL_EXPORTER_OTLP_ENDPOINT, env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT].some(
    Boolean,
  );

/** Returns where traces are sent, and which setting says so; undefined where none are. */
export const traceReceiver = (env: TracingVariables): { name: string; url: string } | undefined => {
  if (!sendsTraces(env)) return undefined;
  const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own, OTEL_EXPORTER_OTLP_ENDPOINT: common } = env;
  if (own) return { name: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', url: own };
  return { name: 'OTEL_EXPORTER_OTLP_ENDPOINT', url: common ?? defaultReceiver };
};

/** The standard's own. */
const defaultReceiver = 'http://localhost:4318';
