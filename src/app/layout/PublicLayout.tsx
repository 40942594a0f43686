import type { ReactNode } from 'react';
import { LightLink } from '../light/LightLink';
import { Header } from './Header';
import { Shell } from './Shell';

const homeLink = (title: string, className: string) => (
  <LightLink to="/" className={className}>
    {title}
  </LightLink>
);

/** The frame of the pages that need no session. */
export const PublicLayout = ({ children }: { children: ReactNode }) => (
  <Shell header={<Header homeLink={homeLink} />}>
    <div className="narrow-page">{children}</div>
  </Shell>
);
