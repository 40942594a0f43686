import { z } from 'zod';
import { findings } from '../entities/findings';
import { textUpTo } from '../entities/text';
import { longestSearch } from '../rules/searchInterpretations';
import { defineCall } from './defineCall';

export const findAnything = defineCall({
  method: 'POST',
  path: '/Application/find',
  summary:
    "What a typed text finds within the caller's rights: 8 requests by parts of a name, NIF, number, postal code or e-mail, newest first, 5 users and 5 providers",
  access: 'signedIn',
  recordedAs: ['view', 'search'],
  capability: 'find',
  input: z.object({ text: textUpTo(longestSearch) }),
  labels: { text: 'Texto a procurar' },
  answer: findings,
  wrapped: true,
});
