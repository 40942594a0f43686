import { useEffect, useState, useSyncExternalStore } from 'react';
import { AnnouncedPortal } from './AnnouncedPortal';
import { type Toast, toasts } from './toasts';
import './toast.css';

const shownMilliseconds = 6000;

const OneToast = ({ toast }: { toast: Toast }) => {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => toasts.dismiss(toast), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && toasts.dismiss(toast);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [toast]);
  return (
    <div
      role="alert"
      className={`kit-toast ${toast.kind}`}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
    >
      {toast.text}
    </div>
  );
};

/** Toasts one after the other: at the top, for 6000 ms, longer while the pointer rests on them (spec 9). */
export const ToastStack = () => {
  const [first] = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot);
  return (
    first && (
      <AnnouncedPortal>
        <OneToast key={first.id} toast={first} />
      </AnnouncedPortal>
    )
  );
};
