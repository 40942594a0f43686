import { recordAudit } from '../audit/recordAudit';
import type { SignedInContext } from '../serviceContext';

/** Records whose data a list showed (api.md, "Audit"). */
export const recordView = async (
  context: SignedInContext,
  rows: readonly { readonly id: number }[],
): Promise<void> => {
  if (rows.length === 0) return;
  await recordAudit(context, {
    action: 'view',
    subject: 'applications',
    detail: { ids: rows.map(({ id }) => id) },
  });
};
