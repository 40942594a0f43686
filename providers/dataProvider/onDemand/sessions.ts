import type { Identifier } from 'ra-core';
import {
  endOtherSessions,
  endOwnSession,
  endUserSessions,
  listOwnSessions,
  listUserSessions,
} from '../../../contract/calls/sessions';
import { callApi } from '../../http/callApi';
import type { Adapters } from '../ResourceAdapter';
import { wholeList } from '../responses';

interface Ending {
  /** A session, or `all`: those of the user, or all of one's own but the present one. */
  id: Identifier;
  meta?: { userId?: number };
}

export const adapters = {
  /** The sessions that go on: of the user that the filter names, or one's own. */
  sessions: {
    getList: async ({ filter: { userId } = {}, ...params }) =>
      wholeList(
        userId
          ? await callApi(listUserSessions, { userId: Number(userId) }, params)
          : await callApi(listOwnSessions, {}, params),
      ),
    delete: async ({ id, meta: { userId } = {} }: Ending) => {
      const sessionId = id === 'all' ? undefined : String(id);
      if (userId) await callApi(endUserSessions, { userId, sessionId });
      else if (sessionId) await callApi(endOwnSession, { sessionId });
      else await callApi(endOtherSessions, {});
      return { data: { id } };
    },
  },
} satisfies Adapters;
