import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database';
import { rowsOf } from '../../../server/db/rowsOf';

/** A statement that the server sent. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Whether a statement is planned for its values or once for any values. */
export type CacheMode = 'custom' | 'generic';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const literal = (value: unknown): string => {
  if (Array.isArray(value)) return literal(`{${value.map((one) => JSON.stringify(String(one))).join(',')}}`);
  return value === null ? 'null' : `'${String(value).replaceAll("'", "''")}'`;
};

const planOf = async (db: Database, { text, values }: Statement, mode: CacheMode): Promise<PlanNode[]> =>
  db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local plan_cache_mode = force_${mode}_plan`));
    await tx.execute(sql.raw(`prepare shown as ${text}`));
    const input = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
    const explained = rowsOf(await tx.execute(sql.raw(`explain (format json) execute shown${input}`)));
    await tx.execute(sql.raw('deallocate shown'));
    const [
      {
        'QUERY PLAN': [{ Plan: plan }],
      },
    ] = explained as [{ 'QUERY PLAN': [{ Plan: PlanNode }] }];
    return nodesOf(plan);
  });

/** Returns the tables that a statement would scan sequentially under the plan of this mode. */
export const tablesReadWhole = async (
  db: Database,
  statement: Statement,
  mode: CacheMode,
): Promise<string[]> =>
  (await planOf(db, statement, mode)).flatMap((node) =>
    node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [],
  );

/** Returns the indexes that a statement would read. */
export const indexesRead = async (db: Database, statement: Statement, mode: CacheMode): Promise<string[]> =>
  (await planOf(db, statement, mode)).flatMap((node) => node['Index Name'] ?? []);
