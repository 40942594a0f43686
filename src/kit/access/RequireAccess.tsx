import { useCanAccess } from 'ra-core';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';

interface RequireAccessProps {
  resource: string;
  action: string;
  /** Stands there until the answer is known. */
  pending?: ReactNode;
  children: ReactNode;
}

/** Draws its children once the action is allowed, not before; a refused visitor goes to Home (spec 2.1). */
export const RequireAccess = ({ resource, action, pending = null, children }: RequireAccessProps) => {
  const { isPending, canAccess } = useCanAccess({ resource, action });
  if (isPending) return pending;
  return canAccess ? children : <Navigate to="/" replace />;
};
