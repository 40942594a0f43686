import { useAuthState } from 'ra-core';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';

/** How an auth provider refuses a visitor without session: it says where to sign in. */
interface SignInWanted {
  redirectTo: string;
}

/**
 * Draws its children for signed-in users only; others are sent to sign in (spec 2.1).
 * Nothing is there to log out from, so that react-admin's own way, which logs out, is not taken.
 */
export const RequireSignIn = ({ children }: { children: ReactNode }) => {
  const { isPending, error } = useAuthState<SignInWanted & Error>();
  if (isPending) return null;
  return error ? <Navigate to={error.redirectTo} replace /> : children;
};
