import type pg from 'pg';
import type { ProcessMetrics } from './createMetrics';

/** Measures the connections to PostgreSQL; the embedded database has but one. */
export const watchPool = (metrics: ProcessMetrics, pool: pg.Pool | undefined): void => {
  if (!pool) return;
  metrics.watch('database_connections', 'Connections of the pool by state', 'state', async () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waited_for: pool.waitingCount,
  }));
};
