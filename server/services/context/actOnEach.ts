import type { SaveResult } from '../../../contract/calls/savedUsers';
import { Refusal } from '../base/refusal';
import type { SignedInContext } from './serviceContext';

/** An item that was not done: why, and at which field where it is about one. */
interface RefusedItem {
  success: false;
  errorMessage: string;
  errorField?: SaveResult['errorField'];
}

/** What became of one item of a list; what `act` gave is beside the success. */
export type ItemResult<Done> = ({ success: true } & Done) | RefusedItem;

/** Why one item of a list is not done, in Portuguese, and which field that is about: told in the item also where it is the only one. */
export class ItemRefusal extends Error {
  override readonly name = 'ItemRefusal';

  constructor(
    message: string,
    readonly field?: SaveResult['errorField'],
  ) {
    super(message);
  }
}

/**
 * Does something to the items of a list, one after the other, each in a transaction of its own, and tells what became of
 * each. A refused one leaves nothing behind and says why; alone in its call it is refused as a whole (spec 7.1, "A refused
 * action"), unless by an ItemRefusal. `onRefused` is told of those that refuse in the list, for the audit trail.
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
      return { success: false, errorMessage: message, ...(field && { errorField: field }) };
    }
    if (items.length === 1 || !(failure instanceof Refusal)) throw failure;
    await onRefused?.(context, failure, item);
    return { success: false, errorMessage: failure.message };
  };
  const results: ItemResult<Done>[] = [];
  for (const item of items) {
    const told = context.db.transaction(
      async (db): Promise<ItemResult<Done>> => ({ success: true, ...(await act({ ...context, db }, item)) }),
    );
    results.push(await told.catch((failure: unknown) => refused(failure, item)));
  }
  return results;
};
