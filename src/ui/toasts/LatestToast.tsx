import { useEffect, useState, useSyncExternalStore } from 'react';
import { AnnouncedPortal } from './AnnouncedPortal';
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
