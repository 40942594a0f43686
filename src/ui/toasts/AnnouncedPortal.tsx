import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { modals } from '../dialog/modals';

/**
 * Renders its children at the end of the page, or inside the topmost dialog while one is open: nothing else can be seen
 * or reached then, and toasts report the dialog's outcome (spec 9).
 */
export const AnnouncedPortal = ({ children }: { children: ReactNode }) => {
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
