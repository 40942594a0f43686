import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMedia } from '../../ui/layout/useMedia';
import { Navigation } from './Navigation';
import './navigation.css';

interface NavigationDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The navigation at the side of wide screens, and on call over narrow ones. */
export const NavigationDrawer = ({ open, onClose }: NavigationDrawerProps) => {
  const isWide = useMedia('(min-width: 900px)');
  if (isWide)
    return (
      <div className="side">
        <Navigation />
      </div>
    );
  return open ? <Drawer onClose={onClose} /> : null;
};

const Drawer = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  // Closed, not merely taken away, it gives the focus back to the button that opened it.
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);
  // The browser's own way back leads to another page as well.
  useEffect(() => {
    if (pathname !== openedAt) dialog.current?.close();
  }, [pathname, openedAt]);
  return (
    // The keyboard closes it with Escape; a press on an item, or beside it, closes it as well.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
    <dialog
      ref={dialog}
      aria-label={translate('app.mainNavigation')}
      className="drawer"
      onClose={onClose}
      onClick={close}
    >
      <Navigation />
    </dialog>
  );
};
