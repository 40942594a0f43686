import { z } from 'zod';
import { validationMessages } from '../rules/validationMessages';
import { defineCall } from './defineCall';

/** The format of an idempotency key: visible ASCII. The client uses a UUID and a hash. */
export const idempotencyKeyPattern = /^[\x21-\x7e]{8,200}$/;

export const withdrawCall = defineCall({
  method: 'POST',
  path: '/RepeatableCall/withdraw',
  summary:
    'Faz com que uma chamada com uma Idempotency-Key já não se faça; se já foi feita, dá a sua resposta',
  access: 'signedIn',
  recordedAs: 'recordedBefore',
  capability: 'withdraw-call',
  input: z.object({ key: z.string().regex(idempotencyKeyPattern, validationMessages.required) }),
  answer: z.object({ isDone: z.boolean(), answer: z.unknown().optional() }),
  wrapped: true,
});
