import { useCanAccess, useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useCapability } from '../../kit/access/useCapability';
import { type MenuItem, useMenu } from '../../kit/resource/registryContext';
import { loadToDo } from '../../tariff/toDo/loadToDo';
import { IconButton } from '../../ui/buttons/Button';
import { useMedia } from '../../ui/layout/useMedia';
import { loadable } from '../../ui/loading/loadable';
import './navigation.css';

interface NavigationDrawerProps {
  open: boolean;
  onClose: () => void;
  /** The link to the manual, shown in the drawer. */
  help: ReactNode;
  /** Whether the first page has loaded, so that the regulator's figures may be. */
  hasFigures: boolean;
}

/** The navigation at the side of wide screens, and in a drawer over narrow ones. */
export const NavigationDrawer = ({ open, ...drawer }: NavigationDrawerProps) => {
  const isWide = useMedia('(min-width: 900px)');
  if (isWide)
    return (
      <div className="side">
        <Navigation hasFigures={drawer.hasFigures} />
      </div>
    );
  return open ? <Drawer {...drawer} /> : null;
};

const Drawer = ({ onClose, help, hasFigures }: Omit<NavigationDrawerProps, 'open'>) => {
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
      <Navigation hasFigures={hasFigures} />
      {help}
    </dialog>
  );
};

/** The main navigation: one item per screen that the user may open (spec 2.1, side menu). */
const Navigation = ({ hasFigures }: Pick<NavigationDrawerProps, 'hasFigures'>) => {
  const translate = useTranslate();
  const menu = useMenu();
  return (
    <nav aria-label={translate('app.mainNavigation')}>
      <ul className="navigation">
        {menu.map((item) => (
          <NavigationItem key={item.entry.to} {...item} hasFigures={hasFigures} />
        ))}
      </ul>
    </nav>
  );
};

const MenuFigure = loadable(async () => (await loadToDo()).MenuFigure);

/** One item of the main navigation, for those who may follow it (spec 2.1). */
const NavigationItem = ({
  entry,
  resource,
  capability,
  hasFigures,
}: MenuItem & Pick<NavigationDrawerProps, 'hasFigures'>) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { canAccess } = useCanAccess({ resource, action: entry.action });
  const isOffered = useCapability(capability) || capability === undefined;
  const { canAccess: hasToDo } = useCanAccess({ resource: 'toDo', action: 'show' });
  const hasFigure = hasToDo || (hasFigures && resource === 'approvals');
  if (!canAccess || !isOffered) return null;
  const current = pathname === entry.to || pathname.startsWith(`${entry.to}/`);
  return (
    <li>
      <Link to={entry.to} aria-current={current ? 'page' : undefined}>
        {translate(entry.label)}
      </Link>
      {hasFigure && (
        <Suspense fallback={null}>
          <MenuFigure path={entry.to} />
        </Suspense>
      )}
    </li>
  );
};
