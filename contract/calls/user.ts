import { z } from 'zod';
import { access } from '../access';
import { providerRow } from '../entities/provider';
import { fieldLengths } from '../rules/limits';
import { defineCall } from './defineCall';
import { filter, page, paging } from './filter';

export const searchProviders = defineCall({
  method: 'POST',
  path: '/User/search-providers',
  summary: 'Providers by name and status; also the source of pick lists',
  access: [access.providers.pick],
  input: z.object({
    name: filter(z.string().max(fieldLengths.personName)),
    userStatusId: filter(z.int32().positive()),
    ...paging,
  }),
  answer: page(providerRow),
});
