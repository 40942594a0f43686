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
  summary: "The caller's own sessions that go on, last used first",
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
  summary: "Ends one of the caller's own sessions at once; answers the same when there is none any more",
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
  summary: "Ends all of the caller's own sessions at once except the calling one",
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
  summary: "The sessions of a user that go on, of those users that the caller's rights cover",
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
  summary: 'Ends one session of a user at once, or all of them',
  access: [access.users.update, access.userProviders.edit],
  needsRecentFactor: true,
  recordedAs: ['sessionsEnded'],
  capability,
  input: z.object({ userId: z.int32().positive(), sessionId: sessionId.optional() }),
  labels,
  answer: z.literal(true),
  wrapped: true,
});
