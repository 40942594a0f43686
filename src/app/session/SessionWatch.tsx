import { useLogout, useNotify } from 'ra-core';
import { useEffect } from 'react';
import { loginRoute } from '../../../providers/authProvider/loginRoute';
import { onSessionExpired } from '../../../providers/http/sessionExpiry';

/** Sends the user to sign in, and back afterwards, when the session is over (spec 4, Session). */
export const SessionWatch = () => {
  const logout = useLogout();
  const notify = useNotify();
  useEffect(
    () =>
      onSessionExpired(() => {
        logout({}, loginRoute(window.location));
        notify('app.session.expired', { type: 'warning' });
      }),
    [logout, notify],
  );
  return null;
};
