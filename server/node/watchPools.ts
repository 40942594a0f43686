import type pg from 'pg';
import type { ProcessMetrics } from './createMetrics';

/** Measures the connections to PostgreSQL; the embedded database has only one. */
export const watchPools = (metrics: ProcessMetrics, pools: readonly pg.Pool[] | undefined): void => {
  if (!pools) return;
  const sum = (count: (pool: pg.Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0);
  metrics.watch('database_connections', 'Connections of the pool by state', 'state', async () => ({
    open: sum((pool) => pool.totalCount),
    idle: sum((pool) => pool.idleCount),
    waited_for: sum((pool) => pool.waitingCount),
  }));
};
