import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { Navigation } from './Navigation';
import { useIsWide } from './useIsWide';
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
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // The keyboard closes it with Escape; a press on an item, or beside it, closes it as well.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
    <dialog
      ref={dialog}
      aria-label={translate('app.mainNavigation')}
      className="drawer"
      onClose={onClose}
      onClick={onClose}
    >
      <Navigation />
    </dialog>
  );
};
