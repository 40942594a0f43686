import type { CheckedInput } from '../../../contract/calls/defineCall';
import { fieldLabels } from '../../../contract/fieldLabels';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { maintenancePeriods } from '../../../server/db/schema/annualMaintenance';
import { fieldRefusal } from '../../../server/lib/refusal';
import { requireAccess } from '../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { periodOpened } from '../../../server/services/hooks/hooks';
import { setSandboxPeriod as periodCall } from '../contract/calls';
import { inSandbox } from './inSandbox';
import { sandboxTexts } from './texts';

const longestMilliseconds = 366 * 24 * 60 * 60 * 1000;
/** What the database can keep of what can be written. */
const [firstMoment, lastMoment] = [new Date('0001-01-01T00:00:00Z'), new Date('9999-12-31T23:59:59Z')];

/**
 * Sets the communication period that holds for one provider in the sandbox.
 * @throws {Refusal} `badRequest` for a period that ends before it begins, lasts for over a year, or is in no year
 */
export const setSandboxPeriod = async (
  context: SignedInContext,
  input: CheckedInput<typeof periodCall>,
): Promise<{ beginDate: Date; endDate: Date }> => {
  requireAccess(context, periodCall);
  const { inside, providerId } = await inSandbox(context, input);
  const dates = { beginDate: new Date(input.beginDate), endDate: new Date(input.endDate) };
  if (dates.beginDate < firstMoment || dates.endDate > lastMoment)
    throw fieldRefusal(fieldLabels.beginDate ?? '', validationMessages.invalidValue);
  const milliseconds = dates.endDate.getTime() - dates.beginDate.getTime();
  if (milliseconds <= 0 || milliseconds > longestMilliseconds)
    throw fieldRefusal(
      fieldLabels.endDate ?? '',
      milliseconds <= 0 ? sandboxTexts.periodEndsBefore : sandboxTexts.periodTooLong,
    );
  return inside.db.transaction(async (db) => {
    const [set] = await db
      .insert(maintenancePeriods)
      .values({ providerId, ...dates })
      .onConflictDoUpdate({ target: maintenancePeriods.providerId, set: dates })
      .returning();
    if (!set) throw new Error('The database returned no period.');
    await periodOpened({ ...inside, db }, set);
    return dates;
  });
};
