import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { RequireSignIn } from '../../kit/access/RequireSignIn';
import { IconButton } from '../../kit/buttons/IconButton';
import { SessionWatch } from '../session/SessionWatch';
import { Header } from './Header';
import { NavigationDrawer } from './NavigationDrawer';
import { Shell } from './Shell';
import { UserMenu } from './UserMenu';
import './navigation.css';

/** The frame of every page for signed-in users. */
export const AppLayout = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const [menuOpen, setMenuOpen] = useState(false);
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
        header={<Header before={menuButton} after={<UserMenu />} />}
        navigation={<NavigationDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />}
      >
        {children}
      </Shell>
    </RequireSignIn>
  );
};
