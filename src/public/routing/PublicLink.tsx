import type { ReactNode } from 'react';
import { isPlainClick } from '../../ui/isPlainClick';
import { browserLocation } from './browserLocation';

interface PublicLinkProps {
  to: string;
  /** The history state for the page that it leads to. */
  state?: unknown;
  className?: string;
  children: ReactNode;
}

/** A link inside the application that does not reload the page. */
export const PublicLink = ({ to, state, ...rest }: PublicLinkProps) => (
  <a
    href={to}
    onClick={(event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      browserLocation.goTo(to, { state });
    }}
    {...rest}
  />
);
