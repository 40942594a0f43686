import { type SQL, sql } from 'drizzle-orm';
import { actionOf, writeAuditEvent } from '../../audit/writeAuditEvent';
import type { SignedInContext } from '../../context/serviceContext';
import type { ApplicationSearch } from './searchConditions';

/** The fields that identify a single person. */
const identifying = ['fiscalNumber', 'studentFiscalNumber'] as const;

const namedBy = (search: ApplicationSearch) =>
  identifying.filter((field) => search[field] !== undefined && search[field] !== null);

/**
 * Records whose data a search showed and, for one by tax number, found or not, which kind of number it was
 * by, never the number itself (spec 10.8).
 */
export const auditSearch = async (
  context: SignedInContext,
  search: ApplicationSearch,
  rows: readonly { readonly id: number }[],
): Promise<void> => {
  const by = namedBy(search);
  if (rows.length === 0 && by.length === 0) return;
  await writeAuditEvent(context, {
    action: rows.length === 0 ? 'search' : 'view',
    subject: 'applications',
    detail: { ids: rows.map(({ id }) => id), ...(by.length > 0 && { by }) },
  });
};

/**
 * Builds the same as part of the statement that finds the rows. The CTE `page` of that statement has their
 * ids, sorted here by `order`, so that exactly what is shown is recorded.
 */
export const auditSearchStatement = (
  context: SignedInContext,
  search: ApplicationSearch,
  order: SQL,
): SQL => {
  const { actor, now, remoteAddress } = context;
  const by = namedBy(search);
  return sql`
    insert into audit_events (occurred_on, actor_id, remote_address, action, subject, detail)
    select ${now().toISOString()}::timestamptz, ${actor.userId}::int, ${remoteAddress}::text,
      case when ids is null then 'search' else ${actionOf(context, 'view')}::text end, 'applications',
      jsonb_build_object('ids', coalesce(ids, '[]')) || ${JSON.stringify(by.length > 0 ? { by } : {})}::jsonb
    from (select jsonb_agg(page.id order by ${order}) as ids from page) as shown
    where ids is not null or ${by.length > 0}::bool`;
};
