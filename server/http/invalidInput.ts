/** Input that a call can't take, with the Portuguese texts that tell why; answered with 400. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';

  constructor(readonly texts: readonly [string, ...string[]]) {
    super('Invalid input');
  }
}
