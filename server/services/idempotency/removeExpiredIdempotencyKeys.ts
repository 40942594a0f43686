import { lte } from 'drizzle-orm';
import { idempotencyKeys } from '../../db/schema/idempotencyKeys';
import type { ServiceContext } from '../serviceContext';

/** Forgets the answers of calls that can't be repeated any more; for the regular clean-up. */
export const removeExpiredIdempotencyKeys = async ({
  db,
  now,
}: Pick<ServiceContext, 'db' | 'now'>): Promise<void> => {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresOn, now()));
};
