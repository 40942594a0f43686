import { eq } from 'drizzle-orm';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import { lockRow } from '../../../server/db/lockRow';
import { maintenancePeriods, notificationEmails } from '../../../server/db/schema/annualMaintenance';
import { applications } from '../../../server/db/schema/applications';
import { registeredFiles } from '../../../server/db/schema/registeredFiles';
import { forgetAnswers } from '../../../server/services/context/onceByKey';
import { requireAccess } from '../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { emptySandbox as emptyCall } from '../contract/calls';
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
