import { and, type SQL } from 'drizzle-orm';
import type { SignedInContext } from '../serviceContext';
import { countUpTo } from './countUpTo';
import { type FoundApplication, readPage } from './readPage';
import { recordView } from './recordView';
import { type ApplicationSearch, searchConditions } from './searchConditions';
import { measureOf, placeOf } from './searchMeasure';

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
  const measure = measureOf(context, conditions);
  const known = await measure.known;
  if (!known && offset <= countedEachTime) {
    const rows = await read({ offset });
    const isLast = rows.length < pageSize && (rows.length > 0 || offset === 0);
    if (isLast) return { rows, totalItems: offset + rows.length };
    const count = await countUpTo(context, conditions, countedEachTime);
    const totalItems = count ?? (await measure.take()).total;
    return { rows, totalItems };
  }
  const measured = known ?? (await measure.take());
  const place = placeOf(measured, offset);
  return { rows: place ? await read(place) : [], totalItems: measured.total };
};

/** A page of the applications that match, newest first, of those that the actor may see; whose data it showed is recorded (spec 7, "search"). */
export const searchApplications = async (
  context: SignedInContext,
  search: ApplicationSearch & Paging,
  only?: SQL,
): Promise<{ rows: FoundApplication[]; totalItems: number }> => {
  const conditions = and(await searchConditions(context, search), only);
  const found = await findPage(context, conditions, search);
  await recordView(context, found.rows);
  return found;
};
