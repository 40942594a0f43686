import { useCanAccess, useTranslate } from 'ra-core';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useCapability } from '../../kit/access/useCapability';
import { Slot } from '../../kit/layout/Slot';
import type { MenuGroup } from '../../kit/resource/defineResource';
import { type MenuItem, useMenu } from '../../kit/resource/registryContext';
import { IconButton } from '../../ui/buttons/Button';
import { useMedia } from '../../ui/layout/useMedia';
import './navigation.css';

interface NavigationDrawerProps {
  open: boolean;
  onClose: () => void;
  /** The button of the panel beside the work, shown in the drawer. */
  panelButton: ReactNode;
}

/** The navigation at the side of wide screens, and in a drawer over narrow ones. */
export const NavigationDrawer = ({ open, ...drawer }: NavigationDrawerProps) => {
  const isWide = useMedia('(min-width: 900px)');
  if (isWide)
    return (
      <div className="side">
        <Navigation />
      </div>
    );
  return open ? <Drawer {...drawer} /> : null;
};

const Drawer = ({ onClose, panelButton }: Omit<NavigationDrawerProps, 'open'>) => {
  const translate = useTranslate();
  const title = translate('app.mainNavigation');
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  // Closing the dialog, rather than just removing it, gives the focus back to the button that opened it.
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);
  // The browser's Back button changes the page too.
  useEffect(() => {
    if (pathname !== openedAt) dialog.current?.close();
  }, [pathname, openedAt]);
  return (
    // Escape closes it, and so does a press on 'Fechar', on an item or beside it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog handles Escape itself
    <dialog ref={dialog} aria-label={title} className="drawer" onClose={onClose} onClick={close}>
      <h2>{title}</h2>
      <IconButton icon="close" aria-label={translate('ra.action.close')} />
      <Navigation />
      {panelButton}
    </dialog>
  );
};

/** The main navigation: one item per screen that the user may open (spec 2.1, side menu). */
const Navigation = () => {
  const translate = useTranslate();
  const menu = useMenu();
  return (
    <nav aria-label={translate('app.mainNavigation')}>
      <ul className="navigation">
        {menu.map((item) => (
          <Fragment key={item.entry.to}>
            {item.begins && <GroupName group={item.begins} />}
            <NavigationItem {...item} />
          </Fragment>
        ))}
      </ul>
    </nav>
  );
};

/** The name of a group of items, which style sheets show where there are many items, and some of that group. */
const GroupName = ({ group }: { group: MenuGroup }) => (
  <li className="group">{useTranslate()(`app.menuGroups.${group}`)}</li>
);

declare module '../../kit/layout/Slot' {
  interface Slots {
    /** Beside a link of the menu, whose address `path` is. */
    menuFigure: { path: string };
  }
}

/** One item of the main navigation, for those who may follow it (spec 2.1). */
const NavigationItem = ({ entry, resource, capability }: MenuItem) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { canAccess } = useCanAccess({ resource, action: entry.action });
  const isOffered = useCapability(capability) || capability === undefined;
  if (!canAccess || !isOffered) return null;
  const current = pathname === entry.to || pathname.startsWith(`${entry.to}/`);
  return (
    <li>
      <Link to={entry.to} aria-current={current ? 'page' : undefined}>
        {translate(entry.label)}
      </Link>
      <Slot name="menuFigure" props={{ path: entry.to }} />
    </li>
  );
};
