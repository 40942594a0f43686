import type { ReactNode } from 'react';
import { Footer } from './Footer';
import { LoadingOverlay } from './LoadingOverlay';
import { ScrollToTop } from './ScrollToTop';
import { SkipLink } from './SkipLink';

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
    <div className="shell-body">
      {navigation}
      <div className="shell-page">
        <main id={contentId} tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
    </div>
    <ScrollToTop />
    <LoadingOverlay />
  </div>
);
