import { and, count, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { CheckedInput } from '../../../../contract/calls/defineCall';
import { applications } from '../../../../server/db/schema/applications';
import { renewalItems } from '../../../../server/db/schema/renewals';
import { findCurrentPeriod } from '../../../../server/services/annualMaintenance/findPeriod';
import { requireApplication } from '../../../../server/services/applications/visibility/requireApplication';
import { ownApplications } from '../../../../server/services/applications/visibility/visibleApplications';
import { auditList, auditView } from '../../../../server/services/audit/writeAuditEvent';
import { requireAccess } from '../../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../../server/services/context/serviceContext';
import {
  searchRenewalNotices as noticesCall,
  getRenewalOfApplication as ofApplicationCall,
  searchRenewalItems as searchCall,
} from '../../contract/calls';
import { type FoundItem, readItems } from './readItems';

/** A page of tariffs in renewals, and how many there are. */
interface FoundPage {
  readonly items: readonly FoundItem[];
  readonly totalItems: number;
}

/** Searches tariffs in renewals for the regulator; records who was shown. */
export const searchItems = (
  context: SignedInContext,
  { renewalId, states, providerId, reason, applicationId, ...paging }: CheckedInput<typeof searchCall>,
): Promise<FoundPage> => {
  requireAccess(context, searchCall);
  const { runId, state, applicationId: about } = renewalItems;
  return readPage(
    context,
    and(
      renewalId === undefined ? undefined : eq(runId, renewalId),
      states && states.length > 0 ? inArray(state, states) : undefined,
      providerId === undefined ? undefined : eq(renewalItems.providerId, providerId),
      reason === undefined ? undefined : eq(renewalItems.reason, reason),
      applicationId === undefined ? undefined : eq(about, applicationId),
    ),
    paging,
  );
};

/** Searches the tariffs of the actor's provider that will end, or did; records who was shown. */
export const searchNotices = async (
  context: SignedInContext,
  { state, ...paging }: CheckedInput<typeof noticesCall>,
): Promise<FoundPage & Pick<Handing, 'isListOpen'>> => {
  requireAccess(context, noticesCall);
  const found = await readPage(
    context,
    and(
      eq(renewalItems.providerId, context.actor.providerId ?? 0),
      ownApplications(context.actor),
      isNotNull(renewalItems.noticedOn),
      inArray(renewalItems.state, state ? [state] : ['noticed', 'waiting']),
    ),
    paging,
  );
  return { ...found, ...(await handing(context)) };
};

/** What the provider can do at the moment. */
interface Handing {
  /** Whether the yearly list can be handed in. */
  readonly isListOpen: boolean;
}

const handing = async (context: SignedInContext): Promise<Handing> => ({
  isListOpen: (await findCurrentPeriod(context)) !== undefined,
});

/**
 * Returns a request's tariff in its last renewal; undefined if none was about it or, for its provider, if there is nothing to tell
 * yet. Records the view.
 * @throws {Refusal} `notFound` if the actor may not see the request or there is none
 */
export const findOfApplication = async (
  context: SignedInContext,
  { applicationId }: CheckedInput<typeof ofApplicationCall>,
): Promise<(Handing & { readonly item: FoundItem }) | undefined> => {
  requireAccess(context, ofApplicationCall);
  await requireApplication(context, applicationId);
  await auditView(context, applicationId, 'history');
  const [item] = await readItems(context.db, {
    which: eq(renewalItems.applicationId, applicationId),
    isNewestFirst: true,
    limit: 1,
  });
  const isTold =
    item && (context.actor.role === 'Administrator' || item.noticedOn !== null || item.renewedOn !== null);
  return isTold ? { item, ...(await handing(context)) } : undefined;
};

const readPage = async (
  context: SignedInContext,
  which: SQL | undefined,
  { pageNumber, pageSize }: { readonly pageNumber: number; readonly pageSize: number },
): Promise<FoundPage> => {
  const { db } = context;
  const [total] = await db
    .select({ count: count() })
    .from(renewalItems)
    .innerJoin(applications, eq(applications.id, renewalItems.applicationId))
    .where(which);
  const items = await readItems(db, { which, limit: pageSize, offset: (pageNumber - 1) * pageSize });
  const totalItems = total?.count ?? 0;
  const ids = items.map(({ applicationId }) => applicationId);
  await auditList(context, { subject: 'applications', by: [], ids, totalItems });
  return { items, totalItems };
};
