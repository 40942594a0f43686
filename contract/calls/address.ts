import { z } from 'zod';
import { lookedUpAddress } from '../entities/address';
import { cp3, cp4 } from '../entities/text';
import { defineCall } from './defineCall';

export const searchAddresses = defineCall({
  method: 'GET',
  path: '/Address/search',
  summary: 'Moradas de um código postal',
  access: 'signedIn',
  recordedAs: 'noPersonalData',
  input: z.object({
    cp4,
    cp3,
  }),
  answer: z.array(lookedUpAddress),
  wrapped: true,
});
