import { Refusal } from '../refusal';
import type { ServiceContext } from '../serviceContext';
import { findCurrentPeriod, type StoredPeriod } from './findPeriod';

/** The period in effect; what needs one is refused outside it (spec 4). */
export const requireCurrentPeriod = async (context: ServiceContext): Promise<StoredPeriod> => {
  const period = await findCurrentPeriod(context);
  if (!period) throw new Refusal('badRequest', 'O período de comunicação não está em vigor.');
  return period;
};
