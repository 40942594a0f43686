import type { SignedInContext } from './serviceContext';

/**
 * Does something to the items of a list, one after the other, each in a transaction of its own, and tells what became of
 * each. A refused one leaves nothing behind: `refused` says what is told of it, or throws what is no refusal of one item
 * (spec 7.1, "A refused action").
 */
export const eachInTransaction = async <Item, Result>(
  context: SignedInContext,
  items: readonly Item[],
  act: (context: SignedInContext, item: Item) => Promise<Result>,
  refused: (failure: unknown, item: Item) => Result | Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (const item of items) {
    const told = context.db.transaction((db) => act({ ...context, db }, item));
    results.push(await told.catch((failure: unknown) => refused(failure, item)));
  }
  return results;
};
