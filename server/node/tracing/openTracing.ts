import type { Mailer } from '../../mail/mailer';
import type { Workers } from '../../services/workers/workers';
import type { Tracing, TracingOptions } from './tracing';

/** Starts tracing if the settings ask for it; otherwise nothing of it is even loaded. */
export const openTracing = async (
  sendsTraces: boolean,
  options: TracingOptions,
): Promise<Tracing | undefined> =>
  sendsTraces ? (await import('./startTracing')).startTracing(options) : undefined;

/** Surrounds sending an e-mail by a span. */
export const traceMails = (mailer: Mailer, { trace }: Tracing): Mailer => ({
  ...mailer,
  send: (mail) => trace('send an e-mail', {}, () => mailer.send(mail)),
});

/** Surrounds the work of other threads and processes, such as judging a file, by a span. */
export const traceWorkers = ({ run }: Workers, { trace }: Tracing): Workers => ({
  run: (name, input) => trace(`worker ${name}`, {}, () => run(name, input)),
});
