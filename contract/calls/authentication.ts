import { z } from 'zod';
import { session, tokenPair } from '../entities/session';
import { messages } from '../rules/messages';
import { defineCall } from './defineCall';

const maxCredentialLength = 254;
const credential = z
  .string()
  .min(1, messages.required)
  .max(maxCredentialLength, messages.tooLong(maxCredentialLength));

export const login = defineCall({
  method: 'POST',
  path: '/Authentication/login',
  summary: 'Signs in with e-mail and password',
  access: 'public',
  input: z.object({ username: credential, password: credential }),
  answer: session,
});

export const refreshAccessToken = defineCall({
  method: 'POST',
  path: '/Authentication/refresh-access-token',
  summary: 'Exchanges both tokens for new ones',
  access: 'public',
  input: tokenPair,
  answer: tokenPair,
});
