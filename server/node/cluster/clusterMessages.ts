import type { MetricObjectWithValues, MetricValue } from 'prom-client';

/** The metrics of one process, as prom-client adds them up. */
export type CollectedMetrics = MetricObjectWithValues<MetricValue<string>>[];

/** What a process says once it answers calls. */
export interface Ready {
  readonly kind: 'ready';
  readonly port: number;
  readonly hasDemoAccounts: boolean;
}

/** What the primary says to a process: end; end as others have taken over; tell your metrics; here are everybody's. */
export type FromPrimary =
  | { readonly kind: 'end' | 'retire' | 'tellMetrics' }
  | { readonly kind: 'allMetrics'; readonly text: string };

/** What a process says to the primary: that it is ready, its metrics, and that it was asked for everybody's. */
export type FromProcess =
  | Ready
  | { readonly kind: 'metrics'; readonly metrics: CollectedMetrics }
  | { readonly kind: 'askAllMetrics' };
