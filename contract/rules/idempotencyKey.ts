/** The format of an idempotency key: visible ASCII. The client uses a UUID and a hash. */
export const idempotencyKeyPattern = /^[\x21-\x7e]{8,200}$/;
