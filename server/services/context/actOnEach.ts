import type { SaveResult } from '../../../contract/calls/savedUsers';
import type { ErrorCode } from '../../../contract/rules/errorCodes';
import { Refusal, readWords, type Words } from '../../lib/refusal';
import type { SignedInContext } from './serviceContext';

/** An item that was not done: the reason, and the field if it is about one. */
interface RefusedItem {
  success: false;
  errorMessage: string;
  errorCode: ErrorCode;
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
  readonly code: ErrorCode | undefined;

  constructor(
    words: Words,
    readonly field?: SaveResult['errorField'],
  ) {
    const { text, code } = readWords(words);
    super(text);
    this.code = code;
  }
}

/** Thrown for an item that is no longer in the state that its caller has seen. */
export class StaleItem extends ItemRefusal {
  override readonly name = 'StaleItem';
}

/**
 * Does something to the items of a list, one after the other, each in its own transaction, and returns the result of
 * each. A refused item leaves nothing behind and says why; if it is the only one, the call is refused as a whole (spec
 * 7.1, "A refused action"), unless by an ItemRefusal. `audit` records a refusal in a longer list.
 * @throws {Refusal} that of the item, if it is the only one; an ItemRefusal is always told in the result
 */
export const actOnEach = async <Item, Done>(
  context: SignedInContext,
  items: readonly Item[],
  act: (context: SignedInContext, item: Item) => Promise<Done>,
  audit?: (context: SignedInContext, refusal: Refusal, item: Item) => Promise<void>,
): Promise<ItemResult<Done>[]> => {
  const results: ItemResult<Done>[] = [];
  for (const item of items) {
    try {
      const done = await context.db.transaction((db) => act({ ...context, db }, item));
      results.push({ success: true, ...done });
    } catch (failure) {
      if (failure instanceof ItemRefusal) results.push(notDone(failure));
      else if (items.length === 1 || !(failure instanceof Refusal)) throw failure;
      else {
        await audit?.(context, failure, item);
        results.push(notDone(failure));
      }
    }
  }
  return results;
};

/** Returns the result of an item that was refused: whatever has no code of its own is `refused`. */
export const notDone = (refusal: Refusal | ItemRefusal): RefusedItem => ({
  success: false,
  errorMessage: refusal.message,
  errorCode: refusal.code ?? 'refused',
  ...(refusal instanceof ItemRefusal && refusal.field && { errorField: refusal.field }),
  ...(refusal instanceof StaleItem && { isStale: true }),
});
