import { useLogout, useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import { loginRoute } from '../../../providers/authProvider/loginRoute';
import { onSessionChangedElsewhere, readSession } from '../../../providers/authProvider/sessionStore';
import { onSessionExpired } from '../../../providers/http/sessionExpiry';

/** Sends the user to sign in, and back afterwards, when the session is over, here or in another tab (spec 4, Session). */
export const SessionWatch = () => {
  const logout = useLogout();
  const notify = useNotify();
  const [username] = useState(() => readSession()?.username);
  useEffect(
    () =>
      onSessionExpired(() => {
        logout({}, loginRoute(window.location));
        notify('app.session.expired', { type: 'warning' });
      }),
    [logout, notify],
  );
  useEffect(
    () =>
      onSessionChangedElsewhere((session) => {
        if (!session) logout({}, loginRoute(window.location));
        // Nothing of one person's page may be seen or sent by another.
        else if (session.username !== username) window.location.reload();
      }),
    [logout, username],
  );
  return null;
};
