import type { ReactNode } from 'react';
import './search.css';

/** A sentence in place of the results; read out when it appears. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <p aria-live="polite" className="kit-notice">
    {children}
  </p>
);
