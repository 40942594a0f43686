import { createMetrics } from './createMetrics';
import { observeServices } from './outsideServices';

/** Starts measuring this process: its metrics, and what counts the server's events in them. */
export const serverMetrics = () => {
  const metrics = createMetrics();
  return {
    metrics,
    countLine: metrics.counter('log_lines_total', 'Log lines by level', ['level']),
    serviceObserver: observeServices(metrics),
    timeStore: metrics.timer(
      'document_store_seconds',
      'How long a place of documents took to put, get or remove one, by outcome',
      ['place', 'act', 'outcome'],
    ),
    countLimit: metrics.counter(
      'account_limits_reached_total',
      'Accounts that were warned of a limit, and calls refused because of one: of reading, or of persons asked about',
      ['limit', 'outcome'],
    ),
    countWorkerEnd: metrics.counter(
      'workers_ended_total',
      'Workers that died over a task, were killed at its deadline, or could not be started, by task and cause',
      ['task', 'cause'],
    ),
  };
};
