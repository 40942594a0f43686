import { and, eq, inArray, sql } from 'drizzle-orm';
import { allows } from '../../../contract/access';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { applications } from '../../../server/db/schema/applications';
import { findByName } from '../../../server/services/applications/search/findByName';
import type { FoundApplication } from '../../../server/services/applications/search/readRows';
import { findApplications } from '../../../server/services/applications/search/searchApplications';
import { shownApplications } from '../../../server/services/applications/visibility/visibleApplications';
import { requireAccess } from '../../../server/services/context/requireAccess';
import type { Actor, SignedInContext } from '../../../server/services/context/serviceContext';
import { type FoundProvider, findProviders } from '../../../server/services/providers/searchProviders';
import { type FoundUser, findUsers } from '../../../server/services/users/searchUsers';
import { findAnything as findAnythingCall } from '../contract/calls';
import { interpretationsOf, type MeantFilter, typedNames } from '../contract/searchInterpretations';

/** How many hits of each kind are told. */
const shown = { applications: 8, users: 5, providers: 5 } as const;

/** What is told of a request beside the row of a list. */
interface Beside {
  readonly studentFullName: string | null;
  /** From when the deadline of a request that waits for activation counts. */
  readonly notifiedOn: Date | null;
}

/** What a typed text finds for an actor. */
export interface FoundAnything {
  readonly applications: (FoundApplication & Beside)[];
  readonly users: FoundUser[];
  readonly providers: FoundProvider[];
  readonly totals: { filter: MeantFilter; value: string; total: number }[];
}

/**
 * Returns what a typed text finds among the requests, users and providers that the actor may open. Each kind is recorded
 * as a search of its list, never with the text.
 */
export const findAnything = async (
  context: SignedInContext,
  { text }: { readonly text: string },
): Promise<FoundAnything> => {
  requireAccess(context, findAnythingCall);
  const names = typedNames(text);
  const words = names.length > 0 ? names : emailsOf(text);
  const { rows, totals } = maySearchRequests(context.actor)
    ? await findRequests(context, text, names)
    : { rows: [], totals: [] };
  return {
    applications: await withMore(context, rows),
    users: words.length > 0 ? await findUsers(context, words, shown.users) : [],
    providers: names.length > 0 ? await findProviders(context, names, shown.providers) : [],
    totals,
  };
};

/** The same users whom the lists of requests are for. */
const maySearchRequests = (actor: Actor): boolean =>
  allows(actor, 'applications', 'search') &&
  (allows(actor, 'backofficeApplications', 'list') || allows(actor, 'applications', 'list'));

const emailsOf = (text: string) =>
  interpretationsOf(text).flatMap(({ kind, value }) => (kind === 'email' ? [value] : []));

/** Finds requests by name, or by every other meaning of the text, newest first, each once. */
const findRequests = async (context: SignedInContext, text: string, names: readonly string[]) => {
  if (names.length > 0) return { rows: await findByName(context, names, shown.applications), totals: [] };
  const rows = new Map<number, FoundApplication>();
  const totals: FoundAnything['totals'] = [];
  for (const { value, filters } of interpretationsOf(text).filter(({ problem }) => !problem))
    for (const filter of filters) {
      const search = { [filter]: filter === 'id' ? Number(value) : value };
      const page = { pageNumber: 1, pageSize: shown.applications };
      const found = await findApplications(context, { ...search, ...page });
      for (const row of found.rows) rows.set(row.id, row);
      if (found.totalItems > 0) totals.push({ filter, value, total: found.totalItems });
    }
  return { rows: [...rows.values()].slice(0, shown.applications), totals };
};

/** Adds to rows what lists don't tell. */
const withMore = async (
  { db, actor }: SignedInContext,
  rows: readonly FoundApplication[],
): Promise<FoundAnything['applications']> => {
  const { id, kind, statusId, statusDate, studentFullName, eligibilityNotificationSentDate } = applications;
  const isWaiting = and(eq(kind, 'request'), eq(statusId, applicationStatus.eligible));
  const more =
    rows.length > 0
      ? await db
          .select({
            id,
            studentFullName,
            notifiedOn:
              sql<Date | null>`case when ${isWaiting} then coalesce(${eligibilityNotificationSentDate}, ${statusDate}) end`.mapWith(
                statusDate,
              ),
          })
          .from(applications)
          .where(
            and(
              shownApplications(actor),
              inArray(
                id,
                rows.map((row) => row.id),
              ),
            ),
          )
      : [];
  const moreOf = new Map(more.map((one) => [one.id, one]));
  return rows.map((row) => ({
    ...row,
    ...(moreOf.get(row.id) ?? { studentFullName: null, notifiedOn: null }),
  }));
};
