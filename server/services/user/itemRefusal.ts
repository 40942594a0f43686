/** Why one item of a list is not saved, in Portuguese; the others are. */
export class ItemRefusal extends Error {
  override readonly name = 'ItemRefusal';
}
