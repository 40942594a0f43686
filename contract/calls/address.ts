import { z } from 'zod';
import { lookedUpAddress } from '../entities/address';
import { isCp3, isCp4 } from '../rules/postalCode';
import { validationMessages } from '../rules/validationMessages';
import { defineCall } from './defineCall';

export const searchAddresses = defineCall({
  method: 'GET',
  path: '/Address/search',
  summary: 'Addresses of a postal code',
  access: 'signedIn',
  recordedAs: 'noPersonalData',
  input: z.object({
    cp4: z.string().refine(isCp4, validationMessages.postalCode),
    cp3: z.string().refine(isCp3, validationMessages.postalCode),
  }),
  answer: z.array(lookedUpAddress),
  wrapped: true,
});
