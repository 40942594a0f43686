import type { ReactNode } from 'react';
import { Header } from './Header';
import { Shell } from './Shell';

/** The frame of the pages that need no session. */
export const PublicLayout = ({ children }: { children: ReactNode }) => (
  <Shell header={<Header />}>
    <div className="public-page">{children}</div>
  </Shell>
);
