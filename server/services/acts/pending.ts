import { and, eq, gt, type SQL } from 'drizzle-orm';
import { approvals } from '../../db/schema/approvals';
import type { ServiceContext } from '../context/serviceContext';

/** Builds the condition that an act waits for a second person and can still be confirmed. */
export const isPending = ({ now }: Pick<ServiceContext, 'now'>): SQL | undefined =>
  and(eq(approvals.state, 'pending'), gt(approvals.expiresOn, now()));
