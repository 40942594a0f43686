import { and, eq } from 'drizzle-orm';
import { fieldLabels } from '../../../contract/fieldLabels';
import { messages } from '../../../contract/rules/messages';
import { reasons } from '../../db/schema/applicationHistory';
import { fieldRefusal } from '../fieldRefusal';
import type { ServiceContext } from '../serviceContext';
import type { ReasonKind } from './reasonKind';

/** Refuses a reason that is not among those of its kind, naming the field that held it. */
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
  if (!known) throw fieldRefusal(fieldLabels[field] ?? field, messages.invalidValue);
};
