import { z } from 'zod';
import { access } from '../access';
import { openSession } from '../entities/openSession';
import { ownCalls } from './defineCall';
import { queryId } from './filter';

const sessionId = z.uuid();
const labels = { sessionId: 'Sessão', userId: 'Utilizador' };
const { call } = ownCalls({ path: '/Session', capability: 'sessions', labels });

export const listOwnSessions = call({
  method: 'GET',
  path: '/list',
  summary: 'As sessões abertas de quem chama, a última usada primeiro',
  access: 'signedIn',
  recordedAs: ['view'],
  input: z.object({}),
  answer: z.array(openSession),
});

export const endOwnSession = call({
  method: 'POST',
  path: '/end',
  summary: 'Termina de imediato uma sessão de quem chama; responde o mesmo se já não a houver',
  access: 'signedIn',
  recordedAs: ['sessionsEnded'],
  input: z.object({ sessionId }),
  answer: z.literal(true),
});

export const endOtherSessions = call({
  method: 'POST',
  path: '/end-others',
  summary: 'Termina de imediato todas as sessões de quem chama, menos a da própria chamada',
  access: 'signedIn',
  recordedAs: ['sessionsEnded'],
  input: z.object({}),
  answer: z.literal(true),
});

export const listUserSessions = call({
  method: 'GET',
  path: '/list-of-user',
  summary: 'As sessões abertas de um utilizador, dos que as permissões de quem chama abrangem',
  access: [access.users.edit, access.userProviders.show, access.userProviders.edit],
  recordedAs: ['view'],
  input: z.object({ userId: queryId }),
  answer: z.array(openSession),
});

export const endUserSessions = call({
  method: 'POST',
  path: '/end-of-user',
  summary: 'Termina de imediato uma sessão de um utilizador, ou todas',
  access: [access.users.update, access.userProviders.edit],
  needsRecentFactor: true,
  recordedAs: ['sessionsEnded'],
  input: z.object({ userId: z.int32().positive(), sessionId: sessionId.optional() }),
  answer: z.literal(true),
});
