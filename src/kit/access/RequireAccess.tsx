import { useCanAccess } from 'ra-core';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';

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
