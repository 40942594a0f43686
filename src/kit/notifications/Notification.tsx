import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { toasts } from '../../ui/toasts/toasts';

/** Passes react-admin's notifications to the toasts, which outlive the part of the application that sent them. */
export const Notification = () => {
  const { notifications, setNotifications } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    for (const { message, type, notificationOptions } of notifications) {
      const text =
        typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message;
      toasts.show(text, type, notificationOptions?.reference);
      // A toast has no undo button, so an undoable mutation runs at once.
      if (notificationOptions?.undoable) takeMutation()?.({ isUndo: false });
    }
    setNotifications((all) => all.filter((notification) => !notifications.includes(notification)));
  }, [notifications, setNotifications, takeMutation, translate]);
  return null;
};
