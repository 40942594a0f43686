import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { modals } from '../dialog/modals';

/**
 * Puts what it holds beside the page, or into the topmost dialog while one is open: nothing else can be seen or reached
 * then, and toasts tell what became of the dialog (spec 9).
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
