import { z } from 'zod';
import { idempotencyKeyForm } from '../rules/idempotencyKey';
import { messages } from '../rules/messages';
import { defineCall } from './defineCall';

export const withdrawCall = defineCall({
  method: 'POST',
  path: '/RepeatableCall/withdraw',
  summary:
    'Sees to it that a call under an Idempotency-Key is not done any more; tells its answer where it was done',
  access: 'signedIn',
  extension: 'withdraw-call',
  input: z.object({ key: z.string().regex(idempotencyKeyForm, messages.required) }),
  answer: z.object({ isDone: z.boolean(), answer: z.unknown().optional() }),
  wrapped: true,
});
