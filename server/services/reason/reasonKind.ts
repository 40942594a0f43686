import type { reasons } from '../../db/schema/applicationHistory';

/** What a reason is for. */
export type ReasonKind = (typeof reasons.$inferSelect)['kind'];
