/** What a caller may name a repeatable call by: visible ASCII; what the client uses is a UUID and a hash. */
export const idempotencyKeyForm = /^[\x21-\x7e]{8,200}$/;
