import {
  endOtherSessions as endOtherSessionsCall,
  endOwnSession as endOwnSessionCall,
  endUserSessions as endUserSessionsCall,
  listOwnSessions as listOwnSessionsCall,
  listUserSessions as listUserSessionsCall,
} from '../../contract/calls/sessions';
import type { Mount } from '../http/mount';
import { endOtherSessions, endOwnSession, listOwnSessions } from '../services/session/signIns/ownSessions';
import { endUserSessions, listUserSessions } from '../services/users/userSessions';

/** The calls about sessions that go on: the caller's own, and those of users. */
export const sessionRoutes = (mount: Mount): void => {
  mount.call(listOwnSessionsCall, listOwnSessions);
  mount.call(endOwnSessionCall, endOwnSession);
  mount.call(endOtherSessionsCall, endOtherSessions);
  mount.call(listUserSessionsCall, listUserSessions);
  mount.call(endUserSessionsCall, endUserSessions);
};
