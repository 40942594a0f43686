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
    dialog?.scrollIntoView?.({ block: 'nearest' });
    return () => {
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
