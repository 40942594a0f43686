import type { ReactNode } from 'react';
import { PathTracker } from '../../kit/navigation/PathTracker';
import { Footer } from './Footer';
import { LoadingOverlay } from './LoadingOverlay';
import { ScrollToTop } from './ScrollToTop';
import { SkipLink } from './SkipLink';
import './shell.css';

interface ShellProps {
  header: ReactNode;
  navigation?: ReactNode;
  children: ReactNode;
}

const contentId = 'main-content';

/** What stands around every page: header, navigation, footer, and what floats above them (spec 1). */
export const Shell = ({ header, navigation, children }: ShellProps) => (
  <div className="shell">
    <SkipLink target={contentId} />
    {header}
    <div className="shell-middle">
      {navigation}
      <div className="shell-column">
        <main id={contentId} tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
    </div>
    <PathTracker />
    <ScrollToTop />
    <LoadingOverlay />
  </div>
);
