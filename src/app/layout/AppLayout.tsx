import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../contract/paths';
import { RequireSignIn } from '../../kit/access/RequireSignIn';
import { PathTracker } from '../../kit/navigation/PathTracker';
import { Header } from '../../public/frame/Header';
import { Shell } from '../../public/frame/Shell';
import { IconButton } from '../../ui/buttons/Button';
import { loadable } from '../../ui/loading/loadable';
import { toasts } from '../../ui/toasts/toasts';
import { SessionWatch } from '../account/SessionWatch';
import { ConnectionBanner } from './ConnectionBanner';
import { Keys } from './Keys';
import { NavigationDrawer } from './NavigationDrawer';
import { PageBoundary } from './PageBoundary';
import { SearchButton } from './SearchButton';
import { UserMenu } from './UserMenu';
import { useHelp } from './useHelp';
import { usePrefetchMenu } from './usePrefetchMenu';
import './navigation.css';
import './print.css';

const FailureReference = loadable(async () => (await import('./FailureReference')).FailureReference);

const homeLink = (title: string, className: string) => (
  <Link to={paths.home} className={className}>
    {title}
  </Link>
);

/** The frame of every page for signed-in users. */
export const AppLayout = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const failure = useSyncExternalStore(toasts.subscribe, toasts.getFailure);
  usePrefetchMenu();
  const help = useHelp();
  const [isReferenceLoaded, setIsReferenceLoaded] = useState(false);
  useEffect(() => {
    // If its code fails to load, the toast has still reported the failure.
    if (failure) void FailureReference.prefetch().then((part) => setIsReferenceLoaded(Boolean(part)));
  }, [failure]);
  const reference = failure && isReferenceLoaded && (
    <FailureReference key={failure.reference} failure={failure} />
  );
  const menuButton = (
    <IconButton
      icon="menu"
      className="open-menu"
      aria-label={translate('app.openMenu')}
      aria-expanded={menuOpen}
      onClick={() => setMenuOpen((open) => !open)}
    />
  );
  return (
    <RequireSignIn>
      <SessionWatch />
      <Shell
        header={
          <>
            <Header
              homeLink={homeLink}
              before={menuButton}
              after={
                <>
                  <SearchButton />
                  {help.button}
                  <UserMenu />
                </>
              }
            />
            <ConnectionBanner />
          </>
        }
        beside={help.panel}
        navigation={
          <NavigationDrawer open={menuOpen} onClose={() => setMenuOpen(false)} help={help.button} />
        }
      >
        {failure?.hasToast && reference}
        <PageBoundary path={pathname}>{children}</PageBoundary>
        {failure?.hasToast === false && reference}
      </Shell>
      <PathTracker />
      <Keys />
    </RequireSignIn>
  );
};
