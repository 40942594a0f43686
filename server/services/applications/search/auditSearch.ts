import { auditList } from '../../audit/writeAuditEvent';
import type { SignedInContext } from '../../context/serviceContext';
import type { ApplicationSearch } from './searchFilters';

/** The filters that name a single person: a citizen, or somebody who works for a provider. */
const naming = ['fiscalNumber', 'studentFiscalNumber', 'providerEmail', 'createdBy'] as const;

/** Returns which filters of a search name a person. */
export const namedBy = (search: ApplicationSearch) =>
  naming.filter((field) => search[field] !== undefined && search[field] !== null);

/**
 * Records whose data a search showed and, for one that names a person, found or not, which filters did, and a
 * keyed hash of the NIF, never the number or e-mail itself; for a page without rows also how many match (spec 10.8).
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
    sought: [search.fiscalNumber, search.studentFiscalNumber].filter((nif) => typeof nif === 'string'),
    ids: rows.map(({ id }) => id),
    id: search.id ?? undefined,
    ...(totalItems !== undefined && { totalItems }),
  });
