import { recordAudit } from '../../audit/recordAudit';
import { Refusal } from '../../base/refusal';
import type { SignedInContext } from '../../context/serviceContext';

/** What became of one item of an action on a list. */
export interface ActionResult {
  success: boolean;
  errorMessage?: string;
}

/**
 * Does an action on each item of a list, each in its own transaction. A single item is refused as a whole; among
 * others it says itself why it was refused (spec 7.1, "A refused action").
 */
export const actOnEach = async <Item extends { applicationId: number }>(
  context: SignedInContext,
  items: readonly Item[],
  act: (context: SignedInContext, item: Item) => Promise<void>,
): Promise<ActionResult[]> => {
  const results: ActionResult[] = [];
  for (const item of items) {
    try {
      await context.db.transaction((tx) => act({ ...context, db: tx }, item));
      results.push({ success: true });
    } catch (failure) {
      if (items.length === 1 || !(failure instanceof Refusal)) throw failure;
      const { reason } = failure;
      if (reason === 'notFound') {
        const subject = { subject: 'application', subjectId: item.applicationId };
        await recordAudit(context, { action: 'refusal', ...subject, detail: { reason } });
      }
      results.push({ success: false, errorMessage: failure.message });
    }
  }
  return results;
};
