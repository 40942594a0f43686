import { applicationCountChanges, applicationCountChecks } from '../../../db/schema/applicationCounts';
import type { ServiceContext } from '../../context/serviceContext';

/**
 * Returns the state of the counts, for monitoring: `wrong` and `checkedSecondsAgo` are absent until a check
 * has completed.
 */
export const lastCountCheck = async ({
  db,
  now,
}: Pick<ServiceContext, 'db' | 'now'>): Promise<{
  readonly unfolded: number;
  readonly wrong?: number;
  readonly checkedSecondsAgo?: number;
}> => {
  const unfolded = await db.$count(applicationCountChanges);
  const [last] = await db.select().from(applicationCountChecks);
  return last
    ? {
        unfolded,
        wrong: last.wrong,
        checkedSecondsAgo: Math.max(0, (now().getTime() - last.checkedOn.getTime()) / 1000),
      }
    : { unfolded };
};
