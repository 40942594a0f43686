import { asc, eq } from 'drizzle-orm';
import { reasons } from '../../db/schema/applicationHistory';
import type { ServiceContext } from '../serviceContext';
import type { ReasonKind } from './reasonKind';

/** The reasons of a kind that people choose from (spec 7, get-…-reasons). */
export const listReasons = (
  { db }: ServiceContext,
  kind: ReasonKind,
): Promise<{ id: number; description: string }[]> =>
  db
    .select({ id: reasons.id, description: reasons.description })
    .from(reasons)
    .where(eq(reasons.kind, kind))
    .orderBy(asc(reasons.id));
