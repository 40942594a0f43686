import { z } from 'zod';
import { defineCall } from '../../../contract/calls/defineCall';
import { textUpTo } from '../../../contract/entities/text';
import { findings } from './findings';
import { longestSearch } from './searchInterpretations';

export const findAnything = defineCall({
  method: 'POST',
  path: '/Application/find',
  summary:
    'O que um texto encontra, dentro das permissões de quem chama: 8 pedidos por partes do nome, NIF, número, código postal ou e-mail, os mais recentes primeiro, 5 utilizadores e 5 prestadores',
  access: 'signedIn',
  recordedAs: ['view', 'search'],
  capability: 'find',
  input: z.object({ text: textUpTo(longestSearch) }),
  labels: { text: 'Texto a procurar' },
  answer: findings,
  wrapped: true,
});
