import { recordAudit } from '../../audit/recordAudit';
import type { SignedInContext } from '../../context/serviceContext';
import type { ApplicationSearch } from './searchConditions';

/** What tells one person from all others. */
const identifying = ['fiscalNumber', 'studentFiscalNumber'] as const;

/**
 * Records whose data a search showed, and that it asked for a tax number, found or not: by which
 * kind of number, never by which (spec 10.8).
 */
export const recordSearch = async (
  context: SignedInContext,
  search: ApplicationSearch,
  rows: readonly { readonly id: number }[],
): Promise<void> => {
  const by = identifying.filter((field) => search[field] !== undefined && search[field] !== null);
  if (rows.length === 0 && by.length === 0) return;
  await recordAudit(context, {
    action: rows.length === 0 ? 'search' : 'view',
    subject: 'applications',
    detail: { ids: rows.map(({ id }) => id), ...(by.length > 0 && { by }) },
  });
};
