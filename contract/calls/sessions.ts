import { z } from 'zod';
import { access } from '../access';
import { openSession } from '../entities/openSession';
import { defineCall } from './defineCall';
import { queryId } from './filter';

const base = '/Session';
/** The calls come together. */
const capability = 'sessions';
const sessionId = z.uuid();
const labels = { sessionId: 'Sessão', userId: 'Utilizador' };

export const listOwnSessions = defineCall({
  method: 'GET',
  path: `${base}/list`,
  summary: 'As sessões abertas de quem chama, a última usada primeiro',
  access: 'signedIn',
  recordedAs: ['view'],
  capability,
  input: z.object({}),
  answer: z.array(openSession),
  wrapped: true,
});

export const endOwnSession = defineCall({
  method: 'POST',
  path: `${base}/end`,
  summary: 'Termina de imediato uma sessão de quem chama; responde o mesmo se já não a houver',
  access: 'signedIn',
  recordedAs: ['sessionsEnded'],
  capability,
  input: z.object({ sessionId }),
  labels,
  answer: z.literal(true),
  wrapped: true,
});

export const endOtherSessions = defineCall({
  method: 'POST',
  path: `${base}/end-others`,
  summary: 'Termina de imediato todas as sessões de quem chama, menos a da própria chamada',
  access: 'signedIn',
  recordedAs: ['sessionsEnded'],
  capability,
  input: z.object({}),
  answer: z.literal(true),
  wrapped: true,
});

export const listUserSessions = defineCall({
  method: 'GET',
  path: `${base}/list-of-user`,
  summary: 'As sessões abertas de um utilizador, dos que as permissões de quem chama abrangem',
  access: [access.users.edit, access.userProviders.show, access.userProviders.edit],
  recordedAs: ['view'],
  capability,
  input: z.object({ userId: queryId }),
  labels,
  answer: z.array(openSession),
  wrapped: true,
});

export const endUserSessions = defineCall({
  method: 'POST',
  path: `${base}/end-of-user`,
  summary: 'Termina de imediato uma sessão de um utilizador, ou todas',
  access: [access.users.update, access.userProviders.edit],
  needsRecentFactor: true,
  recordedAs: ['sessionsEnded'],
  capability,
  input: z.object({ userId: z.int32().positive(), sessionId: sessionId.optional() }),
  labels,
  answer: z.literal(true),
  wrapped: true,
});
