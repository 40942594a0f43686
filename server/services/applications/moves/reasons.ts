import { and, asc, eq } from 'drizzle-orm';
import { fieldLabels } from '../../../../contract/fieldLabels';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import { reasons } from '../../../db/schema/applicationHistory';
import { fieldRefusal } from '../../../lib/refusal';
import type { ServiceContext } from '../../context/serviceContext';

/** Lists the reasons of a kind that users choose from (spec 7.4). */
export const listReasons = (
  { db }: ServiceContext,
  kind: ReasonKind,
): Promise<{ id: number; description: string }[]> =>
  db
    .select({ id: reasons.id, description: reasons.description })
    .from(reasons)
    .where(eq(reasons.kind, kind))
    .orderBy(asc(reasons.id));

/**
 * Refuses an unknown reason of a kind.
 * @throws {Refusal} `badRequest` naming the field that held it
 */
export const requireReason = async (
  { db }: ServiceContext,
  kind: ReasonKind,
  id: number,
  field: string,
): Promise<void> => {
  const [known] = await db
    .select({ id: reasons.id })
    .from(reasons)
    .where(and(eq(reasons.kind, kind), eq(reasons.id, id)));
  if (!known) throw fieldRefusal(fieldLabels[field] ?? field, validationMessages.invalidValue);
};

/** What a reason explains. */
export type ReasonKind = (typeof reasons.$inferSelect)['kind'];
