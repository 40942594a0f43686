import { type ReactNode, useState } from 'react';
import { Button, type ButtonLook } from '../../ui/buttons/Button';
import { type Shortcut, useShortcut } from '../keys/shortcuts';
import { useIsLeaving } from '../navigation/useIsLeaving';

/** The state that a button shares with the dialog it opens. */
export interface DialogControl {
  isOpen: boolean;
  close: () => void;
}

interface ActionButtonProps extends Pick<ButtonLook, 'variant' | 'color'> {
  /** Translated. */
  label: string;
  /** Accessible name, where the label does not say what the button is about. */
  'aria-label'?: string | undefined;
  /** The key that opens the same dialog. */
  shortcut?: Shortcut | undefined;
  /** The dialog that the button opens. */
  dialog: (control: DialogControl) => ReactNode;
}

/** A button that opens the dialog of an action, as does its shortcut key. */
export const ActionButton = ({ label, shortcut, dialog, ...button }: ActionButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const isLeaving = useIsLeaving();
  // The dialog would disappear with the page, with nothing done and not a word.
  const open = () => setIsOpen(!isLeaving());
  const key = useShortcut(shortcut, open);
  return (
    <>
      <Button {...button} aria-haspopup="dialog" {...key} onClick={open}>
        {label}
      </Button>
      {dialog({ isOpen, close: () => setIsOpen(false) })}
    </>
  );
};
