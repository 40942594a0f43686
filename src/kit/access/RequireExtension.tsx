import type { ReactNode } from 'react';
import { useLacksExtension, useOffers } from './useExtension';

interface RequireExtensionProps {
  /** The extension (calls of our own) that the children need; undefined when they need none. */
  name: string | undefined;
  /** Shown in their place until it is known whether the back end offers the extension. */
  pending: ReactNode;
  /** Shown in their place if the back end does not offer it. */
  otherwise: ReactNode;
  children: ReactNode;
}

/** Renders its children only while the back end offers the extension that they need. */
export const RequireExtension = ({ name, pending, otherwise, children }: RequireExtensionProps) => {
  const isOffered = useOffers();
  const isLacking = useLacksExtension(name);
  if (isLacking) return otherwise;
  return isOffered(name) ? children : pending;
};
