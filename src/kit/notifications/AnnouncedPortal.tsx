import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const hiding = ['aria-hidden', 'inert'];

const uncover = (element: HTMLElement) => {
  for (const attribute of hiding) if (element.hasAttribute(attribute)) element.removeAttribute(attribute);
};

/**
 * Puts what it holds beside the page, where screen readers reach it even while a dialog is open: MUI hides
 * everything else from them then, and toasts tell what became of the dialog (spec 9).
 */
export const AnnouncedPortal = ({ children }: { children: ReactNode }) => {
  const [container] = useState(() => document.createElement('div'));
  useEffect(() => {
    const observer = new MutationObserver(() => uncover(container));
    observer.observe(container, { attributeFilter: hiding });
    document.body.append(container);
    return () => {
      observer.disconnect();
      container.remove();
    };
  }, [container]);
  return createPortal(children, container);
};
