import { z } from 'zod';
import { findings } from '../entities/findings';
import { textUpTo } from '../entities/text';
import { longestSearch } from '../rules/searchInterpretations';
import { defineCall } from './defineCall';

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
