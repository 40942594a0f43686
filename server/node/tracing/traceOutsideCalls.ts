import { subscribe } from 'node:diagnostics_channel';
import { type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { failureReason } from '../../lib/failureReason';

/** A request of `fetch`, as Node's diagnostics channels of undici have it. */
interface SentRequest {
  readonly origin: string | URL;
  readonly method: string;
}

/**
 * Adds each call by `fetch` to the span that it is part of: to which host, and with which outcome. The trace's id is told
 * to nobody: what is called belongs to others.
 */
export const traceOutsideCalls = (tracer: Tracer): void => {
  const spans = new WeakMap<object, Span>();
  const on = (event: string, act: (message: Record<string, unknown>, span: Span | undefined) => void) =>
    subscribe(`undici:request:${event}`, (message) => {
      const facts = message as Record<string, unknown>;
      act(facts, spans.get(Object(facts.request)));
    });

  on('create', ({ request }) => {
    if (!trace.getActiveSpan()) return;
    const { origin, method } = request as SentRequest;
    const { hostname } = new URL(origin);
    const attributes = { 'http.request.method': method, 'server.address': hostname };
    const span = tracer.startSpan(`${method} ${hostname}`, { kind: SpanKind.CLIENT, attributes });
    spans.set(Object(request), span);
  });
  on('headers', ({ response }, span) => {
    span?.setAttribute('http.response.status_code', Number(Reflect.get(Object(response), 'statusCode')));
  });
  on('trailers', (_message, span) => span?.end());
  on('error', ({ error }, span) => {
    span?.setAttribute('error.type', failureReason(error)).setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
};
