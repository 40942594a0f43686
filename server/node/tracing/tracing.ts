import type { MiddlewareHandler } from 'hono';
import type { Log, LogFacts } from '../../lib/log';
import type { Trace } from '../../lib/trace';

/** Collects spans and sends them; what is not part of a request or a job leaves none. */
export interface Tracing {
  readonly trace: Trace;
  /** Adds a statement of the database to the span that it is part of. */
  readonly statement: (text: string, answer: Promise<unknown>) => void;
  /** The ids of the trace and span that the current work is part of, for its lines in the log. */
  readonly ids: () => LogFacts;
  /** Surrounds each request. */
  readonly requests: MiddlewareHandler;
  /** Sends what was not sent yet. */
  end(): Promise<void>;
}

/** What decides about the spans. */
export interface TracingOptions {
  readonly log: Log;
  /** That of this program. */
  readonly version: string;
  /** Whether a caller's trace is gone on with. */
  readonly trustProxy: boolean;
}
