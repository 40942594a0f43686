import { recordAudit } from '../../audit/recordAudit';
import { Refusal } from '../../base/refusal';
import { eachInTransaction } from '../../context/eachInTransaction';
import type { SignedInContext } from '../../context/serviceContext';

/** What became of one item of an action on a list. */
export interface ActionResult {
  success: boolean;
  errorMessage?: string;
}

/**
 * Does an action on each item of a list. A single item is refused as a whole; among others it says itself why it was
 * refused (spec 7.1, "A refused action").
 */
export const actOnEach = <Item extends { applicationId: number }>(
  context: SignedInContext,
  items: readonly Item[],
  act: (context: SignedInContext, item: Item) => Promise<void>,
): Promise<ActionResult[]> =>
  eachInTransaction<Item, ActionResult>(
    context,
    items,
    async (within, item) => {
      await act(within, item);
      return { success: true };
    },
    async (failure, { applicationId }) => {
      if (items.length === 1 || !(failure instanceof Refusal)) throw failure;
      const { reason, message } = failure;
      if (reason === 'notFound') {
        const subject = { subject: 'application', subjectId: applicationId } as const;
        await recordAudit(context, { action: 'refusal', ...subject, detail: { reason } });
      }
      return { success: false, errorMessage: message };
    },
  );
