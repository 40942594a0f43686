import { useCanAccess } from 'ra-core';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';

interface RequireAccessProps {
  resource: string;
  action: string;
  children: ReactNode;
}

/** Draws its children once the action is allowed, nothing before; a refused visitor goes to Home (spec 2.1). */
export const RequireAccess = ({ resource, action, children }: RequireAccessProps) => {
  const { isPending, canAccess } = useCanAccess({ resource, action });
  if (isPending) return null;
  return canAccess ? children : <Navigate to="/" replace />;
};
