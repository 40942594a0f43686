import { eq } from 'drizzle-orm';
import { updateMaintenancePeriod } from '../../../contract/calls/annualMaintenance';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import { fieldLabels } from '../../../contract/fieldLabels';
import { isInEffect, periodProblems } from '../../../contract/rules/maintenancePeriod';
import { lockRow } from '../../db/lockRow';
import { maintenancePeriods } from '../../db/schema/annualMaintenance';
import { fieldRefusal, Refusal } from '../../lib/refusal';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { periodOpened } from '../hooks/hooks';
import { findCurrentOrNextPeriod, type StoredPeriod } from './findPeriod';
import { maintenanceTexts } from './texts';

type PeriodChange = CheckedInput<typeof updateMaintenancePeriod>['annualMaintenancePeriod'];

/** Returns the stored period that a change applies to, in effect or next; undefined for the first one. */
const storedFor = async (context: SignedInContext, id: number | null | undefined) => {
  const stored = await findCurrentOrNextPeriod(context);
  if (!id && stored) throw new Refusal('badRequest', maintenanceTexts.periodExists);
  if (id && stored?.id !== id) throw new Refusal('notFound', maintenanceTexts.periodNotFound);
  return stored;
};

/**
 * Sets or changes the communication period; if it is in effect, only its end (spec 4 and 5, "Period").
 * @throws {Refusal} `badRequest` for days that are not possible, and if there is a period but no id; `notFound` if the
 *   id is not that of the current or next one
 */
export const updatePeriod = (context: SignedInContext, change: PeriodChange): Promise<StoredPeriod> => {
  requireAccess(context, updateMaintenancePeriod);
  return context.db.transaction(async (db) => {
    // Two administrators must not both set the first period.
    await lockRow(db, 'maintenance period');
    const inside = { ...context, db };
    const stored = await storedFor(inside, change.id);
    const now = context.now();
    const wanted = { beginDate: new Date(change.beginDate), endDate: new Date(change.endDate) };
    for (const [field, problem] of Object.entries(periodProblems(wanted, stored ?? {}, now)))
      throw fieldRefusal(fieldLabels[field] ?? field, problem);

    const values = stored && isInEffect(stored, now) ? { endDate: wanted.endDate } : wanted;
    const [saved] = stored
      ? await db
          .update(maintenancePeriods)
          .set(values)
          .where(eq(maintenancePeriods.id, stored.id))
          .returning()
      : await db.insert(maintenancePeriods).values(wanted).returning();
    if (!saved) throw new Error('The database returned no period.');
    await writeAuditEvent(inside, {
      action: stored ? 'update' : 'create',
      subject: 'maintenancePeriod',
      subjectId: saved.id,
      detail: { beginDate: saved.beginDate.toISOString(), endDate: saved.endDate.toISOString() },
    });
    await periodOpened(inside, saved);
    return saved;
  });
};
