import { type ComponentPropsWithoutRef, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

interface DockedProps extends ComponentPropsWithoutRef<'div'> {
  /** The place on the page that it is shown in, at the end of a column. */
  dock: HTMLElement;
  /** Called on Escape. */
  onDismiss: (() => void) | undefined;
}

/**
 * A dialog at the end of a column: what stands above it in that column is blocked until it closes, the rest of the page
 * is not. It has the focus when it opens and gives it back when it closes, unless the focus is elsewhere by then.
 */
export const Docked = ({ dock, onDismiss, children, ...rest }: DockedProps) => {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const dialog = own.current;
    const opener = document.activeElement;
    const others = [...(dock.parentElement?.children ?? [])].filter((part) => part !== dock);
    for (const part of others) part.toggleAttribute('inert', true);
    dialog?.focus({ preventScroll: true });
    const stop = dialog && keepInSight(dialog);
    return () => {
      stop?.();
      for (const part of others) part.toggleAttribute('inert', false);
      const isLeft = document.activeElement === document.body || dialog?.contains(document.activeElement);
      if (isLeft && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [dock]);
  const dismiss = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onDismiss?.();
  };
  return createPortal(
    <div {...rest} ref={own} role="dialog" tabIndex={-1} onKeyDown={dismiss}>
      {children}
    </div>,
    dock,
  );
};

/** In CSS pixels, between the dialog and the lower edge of the window. */
const edge = 16;

/** Scrolls the page so far that the whole dialog is in sight, also when it grows; returns a function that ends that. */
const keepInSight = (dialog: HTMLElement): (() => void) => {
  const observer = new ResizeObserver(() => {
    const hidden = dialog.getBoundingClientRect().bottom + edge - window.innerHeight;
    if (hidden > 0) window.scrollBy(0, hidden);
  });
  observer.observe(dialog);
  return () => observer.disconnect();
};
