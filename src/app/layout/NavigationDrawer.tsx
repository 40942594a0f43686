import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { Navigation } from './Navigation';
import './navigation.css';

interface NavigationDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The navigation at the side of wide screens, and on call over narrow ones. */
export const NavigationDrawer = ({ open, onClose }: NavigationDrawerProps) => {
  const isWide = useIsWide();
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

/** Whether the navigation has room beside the page. */
const useIsWide = (): boolean =>
  useSyncExternalStore(subscribeToWidth, () => window.matchMedia(wide).matches);

const wide = '(min-width: 900px)';

const subscribeToWidth = (listener: () => void) => {
  const media = window.matchMedia(wide);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};
