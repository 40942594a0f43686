import { useQueryClient } from '@tanstack/react-query';
import { useLogout } from 'ra-core';
import { useEffect, useState } from 'react';
import { loginRoute } from '../../../providers/authProvider/loginRoute';
import { onNotice } from '../../../providers/http/callApi';
import { factorRequest } from '../../../providers/http/factorRequest';
import { onSessionChangedElsewhere, onSessionExpired, readSession } from '../../../providers/http/session';
import { messages } from '../../public/session/messages';
import { toasts } from '../../ui/toasts/toasts';

/**
 * Sends the user to sign in, and back afterwards, when the session ends, here or in another tab (spec 4, Session); shows
 * what the server tells beside an answer.
 */
export const SessionWatch = () => {
  const logout = useLogout();
  const queryClient = useQueryClient();
  useEffect(() => onNotice((text) => toasts.show(text, 'warning')), []);
  // What waits for a factor is not done for whoever signs in next.
  useEffect(() => () => factorRequest.getSnapshot()?.end(false), []);
  const [username] = useState(() => readSession()?.username);
  useEffect(
    () =>
      onSessionExpired(() => {
        logout({}, loginRoute(window.location));
        toasts.show(messages.app.session.expired, 'warning');
      }),
    [logout],
  );
  useEffect(
    () =>
      onSessionChangedElsewhere((session) => {
        if (!session) logout({}, loginRoute(window.location));
        // Nothing on one person's page may be seen or submitted by another.
        else if (session.username !== username) window.location.reload();
        // Their rights may have changed.
        else void queryClient.invalidateQueries({ queryKey: ['auth'] });
      }),
    [logout, queryClient, username],
  );
  return null;
};
