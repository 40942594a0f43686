import { hostname } from 'node:os';
import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { describeFailure } from '../../lib/describeFailure';
import { failureReason } from '../../lib/failureReason';
import type { Log } from '../../lib/log';
import { traceOutsideCalls } from './traceOutsideCalls';
import type { Tracing, TracingOptions } from './tracing';

/**
 * Starts OpenTelemetry, as the environment's standard variables say. Spans hold patterns, names, durations and reasons,
 * never a path, a query, a value of a statement or a person.
 */
export const startTracing = ({ log, version, trustProxy }: TracingOptions): Tracing => {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(
        resourceFromAttributes({
          'service.name': 'tarifa-social-internet',
          'service.version': version,
          'host.name': hostname(),
          'process.pid': process.pid,
        }),
      )
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(telling(new OTLPTraceExporter(), log))],
  });
  provider.register();
  const tracer = trace.getTracer('server');
  traceOutsideCalls(tracer);

  const requests: MiddlewareHandler = async (c, next) => {
    const carrier = { traceparent: c.req.header('traceparent'), tracestate: c.req.header('tracestate') };
    const parent = trustProxy ? propagation.extract(ROOT_CONTEXT, carrier) : ROOT_CONTEXT;
    const span = tracer.startSpan(c.req.method, { kind: SpanKind.SERVER }, parent);
    try {
      await context.with(trace.setSpan(parent, span), next);
    } finally {
      const route = routePath(c);
      span.updateName(`${c.req.method} ${route}`).setAttributes({
        'http.request.method': c.req.method,
        'http.route': route,
        'http.response.status_code': c.res.status,
        'request.id': c.get('requestId'),
      });
      if (c.res.status >= firstServerError) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }
  };

  return {
    trace: (name, facts, work) =>
      tracer.startActiveSpan(name, { attributes: { ...facts } }, (span) => ending(span, work())),
    statement: (text, answer) => {
      // Polling for jobs is no part of anything.
      if (!trace.getActiveSpan()) return;
      const operation = operationOf(text);
      const attributes: Attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
      const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes });
      void ending(span, answer).catch(() => {});
    },
    ids: () => {
      const { traceId, spanId } = trace.getActiveSpan()?.spanContext() ?? {};
      return traceId ? { traceId, spanId } : {};
    },
    requests,
    end: () => provider.shutdown(),
  };
};

const firstServerError = 500;

/** Ends a span when its work is over; of a failure it keeps the reason. */
const ending = async <T>(span: Span, work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (failure) {
    span.setAttribute('error.type', failureReason(failure)).setStatus({ code: SpanStatusCode.ERROR });
    throw failure;
  } finally {
    span.end();
  }
};

const operations = new Set(
  'select insert update delete with begin commit rollback savepoint release set create drop'.split(' '),
);

/** The first word of a statement; the rest may hold a value. */
const operationOf = (text: string): string => {
  const [word = ''] = /[a-z]+/i.exec(text.slice(0, 100)) ?? [];
  return operations.has(word.toLowerCase()) ? word.toLowerCase() : 'other';
};

/** Logs when spans can't be sent, once until they can be again. */
const telling = (exporter: SpanExporter, log: Log): SpanExporter => {
  let isOut = false;
  return {
    export: (spans, settle) =>
      exporter.export(spans, (result) => {
        if (result.error && !isOut)
          log.warn('traces can not be sent', { failure: describeFailure(result.error) });
        isOut = result.error !== undefined;
        settle(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
};
