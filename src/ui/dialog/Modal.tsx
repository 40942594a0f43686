import {
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { modals } from './modals';

interface ModalProps extends ComponentPropsWithoutRef<'dialog'> {
  /** Called on Escape and on a press outside; without it only the content can close the modal. */
  onDismiss: (() => void) | undefined;
  /** Called once it is open and its content is rendered, for example to position it; returns a cleanup function. */
  whenOpen?: (dialog: HTMLDialogElement) => () => void;
}

/**
 * The dialog element, above the page for as long as it is rendered. Its content is rendered once it is open and so can
 * take the focus; otherwise the dialog has it and is read out from the start. Closing gives the focus back.
 */
export const Modal = ({ onDismiss, whenOpen, children, ...rest }: ModalProps) => {
  const own = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    const dialog = own.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.focus();
    setIsOpen(true);
    modals.add(dialog);
    return () => {
      modals.remove(dialog);
      dialog.close();
      // What opened it may be gone, as a form that was sent; then reading goes on at the page's title.
      const { activeElement, body } = document;
      if (activeElement === body || dialog.contains(activeElement))
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useLayoutEffect(() => {
    if (isOpen && own.current) return whenOpen?.(own.current);
  }, [isOpen]);

  const dismiss = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onDismiss?.();
  };
  // A browser closes it on a second Escape even if the first one was cancelled.
  const onClose = () => {
    if (!own.current || own.current.open) return;
    if (onDismiss) onDismiss();
    else own.current.showModal();
  };
  // In a portal, since it may contain a form and be rendered inside another.
  return createPortal(
    <dialog
      {...rest}
      ref={own}
      tabIndex={-1}
      onCancel={dismiss}
      onClose={onClose}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && dismiss(event)}
      // The dialog itself is the target only where it has no content, which is the backdrop.
      onMouseDown={(event) => event.target === event.currentTarget && dismiss(event)}
    >
      {isOpen && children}
    </dialog>,
    document.body,
  );
};
