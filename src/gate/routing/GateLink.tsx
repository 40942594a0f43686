import type { MouseEvent, ReactNode } from 'react';
import { browserLocation } from './browserLocation';

interface LightLinkProps {
  to: string;
  /** What the page that it leads to finds in the history. */
  state?: unknown;
  className?: string;
  children: ReactNode;
}

const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/** A link inside the application that loads no page anew. */
export const GateLink = ({ to, state, ...rest }: LightLinkProps) => (
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
