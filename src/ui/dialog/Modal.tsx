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
  /** Asked for by Escape and by a press beside it; without it only what it holds can close it. */
  onDismiss: (() => void) | undefined;
  /** Called when it is open and what it holds is drawn, such as to place it; returns what ends that. */
  whenOpen?: (dialog: HTMLDialogElement) => () => void;
}

/**
 * The dialog element, above the page for as long as it is drawn. What it holds is drawn once it is open, so that it can
 * take the focus; else the dialog itself has it and is read out from its beginning. The focus goes back to where it was.
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
  // A browser closes it on a second Escape whatever is said to the first.
  const onClose = () => {
    if (!own.current || own.current.open) return;
    if (onDismiss) onDismiss();
    else own.current.showModal();
  };
  // Beside the page, since it may hold a form and stand in one.
  return createPortal(
    <dialog
      {...rest}
      ref={own}
      tabIndex={-1}
      onCancel={dismiss}
      onClose={onClose}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && dismiss(event)}
      // The dialog itself is pressed only where it has nothing inside, which is the ground around it.
      onMouseDown={(event) => event.target === event.currentTarget && dismiss(event)}
    >
      {isOpen && children}
    </dialog>,
    document.body,
  );
};
