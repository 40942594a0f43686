import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onSessionChangedElsewhere } from '../../../providers/authProvider/sessionStore';
import { useWantedPath } from './useWantedPath';

/** Leaves the login page once somebody signs in in another tab: the session is this tab's as well. */
export const useFollowOtherTab = (): void => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const wantedPath = useWantedPath();
  useEffect(
    () =>
      onSessionChangedElsewhere((session) => {
        if (!session) return;
        queryClient.clear();
        navigate(wantedPath);
      }),
    [navigate, queryClient, wantedPath],
  );
};
