/**
 * A failure whose message we wrote ourselves, for whoever runs the server: it is shown and logged as it is, because it
 * quotes no secret and nothing about anybody.
 */
export class PlainError extends Error {
  override readonly name: string = 'PlainError';
}
