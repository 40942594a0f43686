import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../contract/paths';
import { Header } from '../../gate/frame/Header';
import { Shell } from '../../gate/frame/Shell';
import { RequireSignIn } from '../../kit/access/RequireSignIn';
import { PathTracker } from '../../kit/navigation/PathTracker';
import { IconButton } from '../../ui/buttons/Button';
import { SessionWatch } from '../account/SessionWatch';
import { ConnectionBanner } from './ConnectionBanner';
import { FailureReference } from './FailureReference';
import { NavigationDrawer } from './NavigationDrawer';
import { PageBoundary } from './PageBoundary';
import { UserMenu } from './UserMenu';
import { usePrefetchMenu } from './usePrefetchMenu';
import './navigation.css';
import './print.css';

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
  usePrefetchMenu();
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
            <Header homeLink={homeLink} before={menuButton} after={<UserMenu />} />
            <ConnectionBanner />
          </>
        }
        navigation={<NavigationDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />}
      >
        <FailureReference />
        <PageBoundary path={pathname}>{children}</PageBoundary>
      </Shell>
      <PathTracker />
    </RequireSignIn>
  );
};
