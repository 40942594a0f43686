import { type NotificationPayload, useNotificationContext, useTranslate } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import './toast.css';

interface ToastsProps {
  /** How long each one stays, in milliseconds; while the pointer or the focus is on it, longer. */
  duration: number;
}

/** Shows what react-admin's `useNotify` is told, one after the other. */
export const Toasts = ({ duration }: ToastsProps) => {
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<NotificationPayload>();
  useEffect(() => {
    if (!shown && notifications.length > 0) setShown(takeNotification() ?? undefined);
  }, [shown, notifications, takeNotification]);
  const close = useCallback(() => setShown(undefined), []);
  return shown ? <Toast toast={shown} duration={duration} onClose={close} /> : null;
};

interface ToastProps extends ToastsProps {
  toast: NotificationPayload;
  onClose: () => void;
}

const Toast = ({ toast, duration, onClose }: ToastProps) => {
  const translate = useTranslate();
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [isHeld, onClose, duration]);
  useEffect(() => {
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [onClose]);
  const { message, type, notificationOptions } = toast;
  return (
    <div
      role="alert"
      className={`kit-toast ${type}`}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
    >
      {typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message}
    </div>
  );
};
