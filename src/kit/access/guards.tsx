import { useAuthState, useCanAccess } from 'ra-core';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useLacksCapability, useOffers } from './useCapability';

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

interface RequireAccessProps {
  resource: string;
  action: string;
  /** Shown until the answer is known. */
  pending?: ReactNode;
  children: ReactNode;
}

/** Renders its children only once the action is known to be allowed; redirects a refused visitor to Home (spec 2.1). */
export const RequireAccess = ({ resource, action, pending = null, children }: RequireAccessProps) => {
  const { isPending, canAccess } = useCanAccess({ resource, action });
  if (isPending) return pending;
  return canAccess ? children : <Navigate to="/" replace />;
};

interface RequireCapabilityProps {
  /** The capability (calls of our own) that the children need; undefined when they need none. */
  name: string | undefined;
  /** Shown in their place until it is known whether the back end offers the capability. */
  pending: ReactNode;
  /** Shown in their place if the back end does not offer it. */
  otherwise: ReactNode;
  children: ReactNode;
}

/** Renders its children only while the back end offers the capability that they need. */
export const RequireCapability = ({ name, pending, otherwise, children }: RequireCapabilityProps) => {
  const isOffered = useOffers();
  const isLacking = useLacksCapability(name);
  if (isLacking) return otherwise;
  return isOffered(name) ? children : pending;
};
