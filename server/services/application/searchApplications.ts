import { and, type SQL } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit';
import type { SignedInContext } from '../serviceContext';
import { countUpTo } from './countUpTo';
import { measureMatches, placeOf, rememberedMeasure } from './measureMatches';
import { type FoundApplication, readPage } from './readPage';
import { type ApplicationSearch, searchConditions } from './searchConditions';

/** A page to read, counted from 1. */
export interface Paging {
  pageNumber: number;
  pageSize: number;
}

/** Matches that are counted for each page that is read, and skipped row by row; more are measured once for some seconds. */
const countedEachTime = 10_000;

const findPage = async (
  context: SignedInContext,
  conditions: SQL | undefined,
  { pageNumber, pageSize }: Paging,
): Promise<{ rows: FoundApplication[]; totalItems: number }> => {
  const offset = (pageNumber - 1) * pageSize;
  const read = (place: { offset: number; before?: Date | undefined }) =>
    readPage(context, conditions, { limit: pageSize, ...place });
  const known = await rememberedMeasure(context, conditions);
  if (!known && offset <= countedEachTime) {
    const rows = await read({ offset });
    const isLast = rows.length < pageSize && (rows.length > 0 || offset === 0);
    if (isLast) return { rows, totalItems: offset + rows.length };
    const count = await countUpTo(context, conditions, countedEachTime);
    const totalItems = count ?? (await measureMatches(context, conditions)).total;
    return { rows, totalItems };
  }
  const measure = known ?? (await measureMatches(context, conditions));
  const place = placeOf(measure, offset);
  return { rows: place ? await read(place) : [], totalItems: measure.total };
};

/** A page of the applications that match, newest first, of those that the actor may see; whose data it showed is recorded (spec 7, "search"). */
export const searchApplications = async (
  context: SignedInContext,
  search: ApplicationSearch & Paging,
  only?: SQL,
): Promise<{ rows: FoundApplication[]; totalItems: number }> => {
  const conditions = and(await searchConditions(context, search), only);
  const found = await findPage(context, conditions, search);
  if (found.rows.length > 0) {
    const detail = { ids: found.rows.map(({ id }) => id) };
    await recordAudit(context, { action: 'view', subject: 'applications', detail });
  }
  return found;
};
