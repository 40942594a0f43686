import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { paths } from '../../../contract/paths';
import { inFlight } from '../../../providers/http/request';
import { ButtonAnchor } from '../../ui/buttons/Button';
import { Icon, Spinner } from '../../ui/icons/Icon';
import { useClientConfig } from '../config/ClientConfigProvider';
import { PublicLink } from '../routing/browserLocation';
import { Contacts } from './Contacts';
import { messages } from './messages';

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

/** Who is responsible for the service and how to contact its operators (spec 1), and the links to the privacy notice and the accessibility statement. */
const Footer = () => (
  <footer className="footer">
    <Responsible />
    <Contacts />
    {(['privacy', 'accessibility'] as const).map((page) => (
      <p key={page}>
        <PublicLink className="ui-link" to={paths[page]} state={{ isInside: true }}>
          {messages.app[page]}
        </PublicLink>
      </p>
    ))}
  </footer>
);

const Responsible = () => {
  const { responsibleEntity } = useClientConfig();
  return (
    responsibleEntity && (
      <p className="responsible">
        {messages.app.responsible} {responsibleEntity}
      </p>
    )
  );
};

const delay = 150;
const whilePrerendered = () => 0;

const useIsLoading = () => {
  const busy = useSyncExternalStore(inFlight.subscribe, inFlight.getSnapshot, whilePrerendered) > 0;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return busy && late;
};

/** Shown while any request is in flight (spec 1), after a moment to avoid flicker; lets typing and clicks through. */
const LoadingOverlay = () => {
  const loading = useIsLoading();
  return (
    <div role="status" className="overlay">
      {loading && (
        <div>
          <Spinner />
          {messages.app.loading}
        </div>
      )}
    </div>
  );
};

const threshold = 5;

/** A button that scrolls back to the top, shown once the page is scrolled (spec 1). */
const ScrollToTop = () => {
  if (!useScrolledPast(threshold)) return null;
  return (
    <button
      type="button"
      className="scroll-to-top"
      aria-label={messages.app.backToTop}
      onClick={() => window.scrollTo({ top: 0 })}
    >
      <Icon name="up" />
    </button>
  );
};

const interval = 100;

/** Returns whether the page is scrolled by more than `pixels`, checked every 100 ms at most (spec 9). */
export const useScrolledPast = (pixels: number): boolean => {
  const [past, setPast] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      setPast(window.scrollY > pixels);
    };
    const onScroll = () => {
      timer ??= setTimeout(look, interval);
    };
    // Not at once: reading the position now would force a layout before the whole page is there.
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [pixels]);
  return past;
};
