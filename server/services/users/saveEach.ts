import type { SaveResult } from '../../../contract/calls/savedUsers';
import { eachInTransaction } from '../context/eachInTransaction';
import type { SignedInContext } from '../context/serviceContext';

/** Saves the items of a list; a refused one says why, also where it is the only one (spec 7.1, "A refused action"). */
export const saveEach = <Item>(
  context: SignedInContext,
  items: readonly Item[],
  save: (context: SignedInContext, item: Item) => Promise<number>,
): Promise<SaveResult[]> =>
  eachInTransaction<Item, SaveResult>(
    context,
    items,
    async (within, item) => ({ success: true, userId: await save(within, item) }),
    (failure) => {
      if (!(failure instanceof ItemRefusal)) throw failure;
      const { message, field } = failure;
      return { success: false, errorMessage: message, ...(field && { errorField: field }) };
    },
  );

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
