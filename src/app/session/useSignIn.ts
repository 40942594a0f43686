import { useQueryClient } from '@tanstack/react-query';
import { useLogin } from 'ra-core';
import { useCallback } from 'react';
import type { Credentials } from '../../../providers/authProvider/authProvider';
import { useWantedPath } from './useWantedPath';

/** Signs in and goes where the redirect parameter leads, else Home (spec 2.2); rejects when refused. */
export const useSignIn = (): ((credentials: Credentials) => Promise<unknown>) => {
  const login = useLogin();
  const queryClient = useQueryClient();
  const wantedPath = useWantedPath();
  return useCallback(
    (credentials) => {
      // What was asked about rights before signing in does not hold afterwards.
      queryClient.clear();
      return login(credentials, wantedPath);
    },
    [login, queryClient, wantedPath],
  );
};
