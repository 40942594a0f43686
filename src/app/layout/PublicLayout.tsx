import type { ReactNode } from 'react';
import { LightLink } from '../light/LightLink';
import { Header } from './Header';
import { Shell } from './Shell';

const homeLink = (title: string, className: string) => (
  <LightLink to="/" className={className}>
    {title}
  </LightLink>
);

interface PublicLayoutProps {
  /** Whether there is room for lines of text; narrow as a form when absent. */
  isWide?: boolean;
  children: ReactNode;
}

/** The frame of the pages that need no session. */
export const PublicLayout = ({ isWide = false, children }: PublicLayoutProps) => (
  <Shell header={<Header homeLink={homeLink} />}>
    <div className={isWide ? 'reading-page' : 'narrow-page'}>{children}</div>
  </Shell>
);
