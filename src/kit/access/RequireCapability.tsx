import type { ReactNode } from 'react';
import { useLacksCapability, useOffers } from './useCapability';

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
