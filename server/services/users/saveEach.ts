import type { SaveResult } from '../../../contract/calls/savedUsers';
import type { Database } from '../../db/database';
import type { SignedInContext } from '../context/serviceContext';

/**
 * Saves the items of a list one after the other, each in a transaction of its own.
 * A refused one leaves nothing behind and says why (spec 7.1, "A refused action").
 */
export const saveEach = async <Item>(
  context: SignedInContext,
  items: readonly Item[],
  save: (context: SignedInContext, item: Item) => Promise<number>,
): Promise<SaveResult[]> => {
  const results: SaveResult[] = [];
  for (const item of items) {
    try {
      const userId = await context.db.transaction((db: Database) => save({ ...context, db }, item));
      results.push({ success: true, userId });
    } catch (error) {
      if (!(error instanceof ItemRefusal)) throw error;
      results.push({
        success: false,
        errorMessage: error.message,
        ...(error.field && { errorField: error.field }),
      });
    }
  }
  return results;
};

/** Why one item of a list is not saved, in Portuguese, and which field that is about; the others are. */
export class ItemRefusal extends Error {
  override readonly name = 'ItemRefusal';

  constructor(
    message: string,
    readonly field?: SaveResult['errorField'],
  ) {
    super(message);
  }
}
