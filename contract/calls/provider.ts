import { z } from 'zod';
import { access } from '../access';
import { providerOption } from '../entities/provider';
import { defineCall } from './defineCall';

export const getProviders = defineCall({
  method: 'GET',
  path: '/Provider/get-providers',
  summary: 'Todos os prestadores ativos',
  access: 'signedIn',
  recordedAs: 'noPersonalData',
  input: z.object({}),
  answer: z.array(providerOption),
});

export const getProviderContext = defineCall({
  method: 'GET',
  path: '/Provider/provider-context',
  summary: 'O prestador a que pertence quem iniciou sessão',
  access: [access.session.ownProvider],
  recordedAs: 'noPersonalData',
  input: z.object({}),
  answer: providerOption,
});
