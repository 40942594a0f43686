import { eq } from 'drizzle-orm';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import { emptySandbox as emptyCall } from '../../../contract/calls/sandbox';
import { lockRow } from '../../db/lockRow';
import { maintenancePeriods, notificationEmails } from '../../db/schema/annualMaintenance';
import { applications } from '../../db/schema/applications';
import { registeredFiles } from '../../db/schema/registeredFiles';
import { forgetAnswers } from '../context/onceByKey';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { inSandbox } from './inSandbox';
import { removeRequests } from './removeRequests';

/** Removes a provider's requests and all that belongs to them from the sandbox, and puts the first examples back. */
export const emptySandbox = async (
  context: SignedInContext,
  input: CheckedInput<typeof emptyCall>,
): Promise<true> => {
  requireAccess(context, emptyCall);
  const { inside, providerId } = await inSandbox(context, input);
  await inside.db.transaction(async (db) => {
    await lockRow(db, `sandbox provider ${providerId}`);
    const own = await db
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.providerId, providerId));
    await removeRequests(
      db,
      own.map(({ id }) => id),
    );
    for (const table of [registeredFiles, maintenancePeriods, notificationEmails])
      await db.delete(table).where(eq(table.providerId, providerId));
    await forgetAnswers(db, providerId);
    await inside.putExamples?.(db, providerId);
  });
  return true;
};
