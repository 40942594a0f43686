import type { ReactNode } from 'react';
import { useOffers } from './useExtension';

interface RequireExtensionProps {
  /** Names the calls of our own that its children need; none when absent. */
  name: string | undefined;
  /** Stands in their place where the back end does not offer them. */
  otherwise: ReactNode;
  children: ReactNode;
}

/** Draws its children while the back end offers the calls of our own that they need. */
export const RequireExtension = ({ name, otherwise, children }: RequireExtensionProps) => {
  const isOffered = useOffers();
  return isOffered(name) ? children : otherwise;
};
