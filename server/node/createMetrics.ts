import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from '../parts/metrics';

/** Upper bounds in seconds, from an index lookup to an export. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

type Labels<Name extends string> = Readonly<Record<Name, string>>;

/** The metrics of this process, in Prometheus format. */
export interface ProcessMetrics extends Metrics {
  /** Registers a counter with labels of few values; returns a function that counts one event. */
  counter<Name extends string>(
    name: string,
    help: string,
    labels: readonly Name[],
  ): (of: Labels<Name>) => void;
  /** Registers a histogram of durations with labels of few values; returns a function that records one. */
  timer<Name extends string>(
    name: string,
    help: string,
    labels: readonly Name[],
  ): (of: Labels<Name>, seconds: number) => void;
  /** Registers a gauge with a number per label value; `read` runs whenever the metrics are read. */
  watch<Name extends string>(
    name: string,
    help: string,
    label: Name,
    read: () => Promise<Readonly<Record<string, number>>>,
  ): void;
  /** Returns all metrics as text, with the media type. */
  read(): Promise<string>;
  /** The media type of that text. */
  readonly contentType: string;
  /** Returns the names of all metrics, with those of their labels. */
  described(): readonly { readonly name: string; readonly labels: readonly string[] }[];
}

/** Starts measuring this process and its requests. */
export const createMetrics = (): ProcessMetrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by pattern of their path, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers,
  });
  return {
    requestEnded: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    counter: (name, help, labelNames) => {
      const counter = new Counter<string>({ name, help, labelNames, registers });
      return (of) => counter.inc({ ...of });
    },
    timer: (name, help, labelNames) => {
      const histogram = new Histogram<string>({ name, help, labelNames, buckets, registers });
      return (of, seconds) => histogram.observe({ ...of }, seconds);
    },
    watch: (name, help, label, read) => {
      const gauge = new Gauge<string>({
        name,
        help,
        labelNames: [label],
        registers,
        collect: async () => {
          gauge.reset();
          // One failing source must not hide the others.
          const values = await read().catch(() => ({}));
          for (const [value, number] of Object.entries(values)) gauge.set({ [label]: value }, number);
        },
      });
    },
    read: () => registry.metrics(),
    contentType: registry.contentType,
    described: () =>
      registry
        .getMetricsAsArray()
        .map(({ name, ...metric }) => ({ name, labels: Reflect.get(metric, 'labelNames') ?? [] })),
  };
};
