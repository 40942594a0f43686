import { type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { modals } from '../dialog/modals';
import { type Toast, toasts } from './toasts';
import './toast.css';

const shownMilliseconds = 6000;

/** Returns whether the event comes from an open select, whose options are above everything else. */
const isOverToasts = (target: EventTarget | null) =>
  target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');

const OneToast = ({ toast }: { toast: Toast }) => {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => toasts.dismiss(toast), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isOverToasts(event.target)) return;
      // Otherwise the browser would close the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      toasts.dismiss(toast);
    };
    // Captured before any dialog: Escape closes only what is topmost, which is the toast.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [toast]);
  return (
    <div
      role="alert"
      className={`ui-toast ${toast.kind}`}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
    >
      {toast.text}
    </div>
  );
};

/** The newest toast: at the top, for 6000 ms, longer while the pointer rests on it (spec 9). */
export const LatestToast = () => {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot);
  return (
    toast && (
      <AnnouncedPortal>
        <OneToast key={toast.id} toast={toast} />
      </AnnouncedPortal>
    )
  );
};

/**
 * Renders its children at the end of the page, or inside the topmost dialog while one is open: nothing else can be seen
 * or reached then, and toasts report the dialog's outcome (spec 9).
 */
const AnnouncedPortal = ({ children }: { children: ReactNode }) => {
  const [container] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const place = () => (modals.getTopmost() ?? document.body).append(container);
    place();
    const unsubscribe = modals.subscribe(place);
    return () => {
      unsubscribe();
      container.remove();
    };
  }, [container]);
  return createPortal(children, container);
};
