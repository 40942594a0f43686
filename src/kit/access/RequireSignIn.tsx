import { useAuthState } from 'ra-core';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';

/** The error with which an auth provider rejects a visitor without a session; it says where to sign in. */
interface SignInWanted {
  redirectTo: string;
}

/**
 * Renders its children for signed-in users only and redirects everyone else to sign in (spec 2.1).
 * react-admin's own guard would log out first, but here there is no session to log out of.
 */
export const RequireSignIn = ({ children }: { children: ReactNode }) => {
  const { isPending, error } = useAuthState<SignInWanted & Error>();
  if (isPending) return null;
  return error ? <Navigate to={error.redirectTo} replace /> : children;
};
