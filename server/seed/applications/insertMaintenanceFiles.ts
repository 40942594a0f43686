import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { registeredFiles } from '../../db/schema/registeredFiles';
import { insertInBatches } from '../common/insertInBatches';
import type { PlannedApplication } from './plannedApplication';

/** Stores the files of the planned maintenance requests, one per provider and day; returns each request's file id. */
export const insertMaintenanceFiles = async (
  db: Database,
  planned: readonly PlannedApplication[],
): Promise<ReadonlyMap<PlannedApplication, number>> => {
  const groups = new Map<string, PlannedApplication[]>();
  for (const plan of planned.filter(({ request }) => request.kind === 'maintenance')) {
    const key = `${plan.request.providerId} ${dayOf(plan)}`;
    groups.set(key, [...(groups.get(key) ?? []), plan]);
  }
  const files = [...groups.values()].flatMap((plans, index) => {
    const [first] = plans;
    return first ? [{ id: index + 1, first, plans }] : [];
  });
  await insertInBatches(
    db,
    registeredFiles,
    files.map(({ id, first, plans }) => ({
      id,
      providerId: first.request.providerId,
      createdById: first.request.createdById,
      createdOn: first.steps[0].createdOn,
      filename: `manutencao-${dayOf(first)}.xlsx`,
      lineCount: plans.length,
      isRegistered: true,
    })),
  );
  await db.execute(
    sql`select setval(pg_get_serial_sequence('registered_files', 'id'), ${files.length + 1}::int, false)`,
  );
  return new Map(files.flatMap(({ id, plans }) => plans.map((plan) => [plan, id] as const)));
};

const dayOf = ({ steps }: PlannedApplication) => steps[0].createdOn.toISOString().slice(0, 10);
