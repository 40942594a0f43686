import { z } from 'zod';
import { lookedUpAddress } from '../entities/address';
import { messages } from '../rules/messages';
import { isCp3, isCp4 } from '../rules/postalCode';
import { defineCall } from './defineCall';

export const searchAddresses = defineCall({
  method: 'GET',
  path: '/Address/search',
  summary: 'Addresses of a postal code',
  access: 'signedIn',
  input: z.object({
    cp4: z.string().refine(isCp4, messages.postalCode),
    cp3: z.string().refine(isCp3, messages.postalCode),
  }),
  answer: z.array(lookedUpAddress),
  wrapped: true,
});
