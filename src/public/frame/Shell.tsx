import type { ReactNode } from 'react';
import { messages } from '../../../providers/i18nProvider/messages/app';
import { ButtonAnchor } from '../../ui/buttons/Button';
import { Footer } from './Footer';
import { LoadingOverlay } from './LoadingOverlay';
import { ScrollToTop } from './ScrollToTop';

interface ShellProps {
  header: ReactNode;
  navigation?: ReactNode;
  /** Shown on the right of the page, beside the content. */
  beside?: ReactNode;
  children: ReactNode;
}

const contentId = 'main-content';

/** The frame of every page: header, navigation, footer, and what floats above them (spec 1). */
export const Shell = ({ header, navigation, beside, children }: ShellProps) => (
  <div className="shell">
    <SkipLink target={contentId} />
    {header}
    <div className="shell-body">
      {navigation}
      <div className={navigation ? 'shell-page signed-in' : 'shell-page'}>
        <main id={contentId} tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
      {beside}
    </div>
    <ScrollToTop />
    <LoadingOverlay />
  </div>
);

/** The first tab stop: skips the header and the navigation. */
const SkipLink = ({ target }: { target: string }) => (
  <ButtonAnchor href={`#${target}`} variant="contained" className="skip-link">
    {messages.app.skipToContent}
  </ButtonAnchor>
);
