import type { SaveResult } from '../../../contract/calls/savedUsers';
import { Refusal } from '../../lib/refusal';
import type { SignedInContext } from './serviceContext';

/** An item that was not done: the reason, and the field if it is about one. */
interface RefusedItem {
  success: false;
  errorMessage: string;
  errorField?: SaveResult['errorField'];
  isStale?: true;
}

/** The result of one item of a list; a success includes what `act` returned. */
export type ItemResult<Done> = ({ success: true } & Done) | RefusedItem;

/**
 * Thrown for an item that can't be done, with the reason in Portuguese and the field; reported in the item's
 * result even if it is the only one.
 */
export class ItemRefusal extends Error {
  override readonly name: string = 'ItemRefusal';

  constructor(
    message: string,
    readonly field?: SaveResult['errorField'],
  ) {
    super(message);
  }
}

/** Thrown for an item that is no longer in the state that its caller has seen. */
export class StaleItem extends ItemRefusal {
  override readonly name = 'StaleItem';
}

/**
 * Does something to the items of a list, one after the other, each in its own transaction, and returns the result of
 * each. A refused item leaves nothing behind and says why; if it is the only one, the call is refused as a whole (spec
 * 7.1, "A refused action"), unless by an ItemRefusal. `onRefused` is called for refusals in a longer list, for the
 * audit trail.
 * @throws {Refusal} that of the item, if it is the only one; an ItemRefusal is always told in the result
 */
export const actOnEach = async <Item, Done>(
  context: SignedInContext,
  items: readonly Item[],
  act: (context: SignedInContext, item: Item) => Promise<Done>,
  onRefused?: (context: SignedInContext, refusal: Refusal, item: Item) => Promise<void>,
): Promise<ItemResult<Done>[]> => {
  const refused = async (failure: unknown, item: Item): Promise<RefusedItem> => {
    if (failure instanceof ItemRefusal) {
      const { message, field } = failure;
      return {
        success: false,
        errorMessage: message,
        ...(field && { errorField: field }),
        ...(failure instanceof StaleItem && { isStale: true }),
      };
    }
    if (items.length === 1 || !(failure instanceof Refusal)) throw failure;
    await onRefused?.(context, failure, item);
    return { success: false, errorMessage: failure.message };
  };
  const results: ItemResult<Done>[] = [];
  for (const item of items) {
    const result = context.db.transaction(
      async (db): Promise<ItemResult<Done>> => ({ success: true, ...(await act({ ...context, db }, item)) }),
    );
    results.push(await result.catch((failure: unknown) => refused(failure, item)));
  }
  return results;
};
