import type { ReactNode } from 'react';
import { useLacksExtension, useOffers } from './useExtension';

interface RequireExtensionProps {
  /** Names the calls of our own that its children need; none when absent. */
  name: string | undefined;
  /** Stands in their place until it is known whether the back end offers them. */
  pending: ReactNode;
  /** Stands in their place where it does not. */
  otherwise: ReactNode;
  children: ReactNode;
}

/** Draws its children while the back end offers the calls of our own that they need. */
export const RequireExtension = ({ name, pending, otherwise, children }: RequireExtensionProps) => {
  const isOffered = useOffers();
  const isLacking = useLacksExtension(name);
  if (isLacking) return otherwise;
  return isOffered(name) ? children : pending;
};
