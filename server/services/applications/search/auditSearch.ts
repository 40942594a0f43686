import { type SQL, sql } from 'drizzle-orm';
import { actionOf, auditList } from '../../audit/writeAuditEvent';
import type { SignedInContext } from '../../context/serviceContext';
import type { ApplicationSearch } from './searchConditions';

/** The filters that name a single person: a citizen, or somebody who works for a provider. */
const naming = ['fiscalNumber', 'studentFiscalNumber', 'providerEmail', 'createdBy'] as const;

/** Returns which filters of a search name a person. */
export const namedBy = (search: ApplicationSearch) =>
  naming.filter((field) => search[field] !== undefined && search[field] !== null);

/**
 * Records whose data a search showed and, for one that names a person, found or not, which filters did, never the
 * number or e-mail itself; for a page without rows also how many match (spec 10.8).
 */
export const auditSearch = (
  context: SignedInContext,
  search: ApplicationSearch,
  rows: readonly { readonly id: number }[],
  totalItems?: number,
): Promise<void> =>
  auditList(context, {
    subject: 'applications',
    by: namedBy(search),
    ids: rows.map(({ id }) => id),
    ...(totalItems !== undefined && { totalItems }),
  });

/**
 * Builds the audit event of a search that shows rows, as part of the statement that finds them. The CTE `page` of
 * that statement has their ids, sorted here by `order`, so that exactly what is shown is recorded.
 */
export const auditSearchStatement = (
  context: SignedInContext,
  search: ApplicationSearch,
  order: SQL,
): SQL => {
  const { actor, now, remoteAddress } = context;
  const by = namedBy(search);
  const action = by.length > 0 ? 'view' : actionOf(context, 'view');
  return sql`
    insert into audit_events (occurred_on, actor_id, remote_address, action, subject, detail)
    select ${now().toISOString()}::timestamptz, ${actor.userId}::int, ${remoteAddress}::text, ${action}::text, 'applications',
      jsonb_build_object('ids', ids) || ${JSON.stringify(by.length > 0 ? { by } : {})}::jsonb
    from (select jsonb_agg(page.id order by ${order}) as ids from page) as shown
    where ids is not null`;
};
