import { eq } from 'drizzle-orm';
import { lossOfEligibilityReasonId } from '../../../contract/rules/activation';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { startOfLisbonDay } from '../../../contract/rules/lisbonDay';
import { applications } from '../../db/schema/applications';
import { endOfActivation } from '../activation/endOfActivation';
import { enterStatus } from '../application/enterStatus';
import type { StoredApplication } from '../application/lockApplication';
import type { Actor, ServiceContext } from '../serviceContext';

/**
 * Ends the tariff of the application that a recheck or maintenance request was about, for the reason of the refusal;
 * one that is no longer Active stays as it is (api.md, "Rechecks and maintenance requests").
 */
export const endOriginal = async (
  context: ServiceContext & { actor?: Actor },
  { recheckApplicationId }: Pick<StoredApplication, 'recheckApplicationId'>,
  reason: string,
): Promise<void> => {
  if (recheckApplicationId === null) return;
  const [original] = await context.db
    .select()
    .from(applications)
    .where(eq(applications.id, recheckApplicationId))
    .for('no key update');
  if (original?.statusId !== applicationStatus.active) return;
  const end = {
    activationEndDate: startOfLisbonDay(context.now()),
    activationEndReasonId: lossOfEligibilityReasonId,
    activationEndOtherReason: reason,
  };
  await enterStatus(context, original, await endOfActivation(context, original, end));
};
