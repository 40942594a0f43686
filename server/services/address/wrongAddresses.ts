/** A file of addresses with wrong lines, which its message lists; nothing of it was stored. */
export class WrongAddresses extends Error {
  override readonly name = 'WrongAddresses';
}
