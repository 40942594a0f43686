import { type ReactNode, useState } from 'react';
import { Button, type ButtonLook } from '../../ui/buttons/Button';

/** What a dialog needs to know of the button that opens it. */
export interface DialogControl {
  isOpen: boolean;
  close: () => void;
}

interface ActionButtonProps extends Pick<ButtonLook, 'variant' | 'color'> {
  /** Translated. */
  label: string;
  /** The dialog that the button opens. */
  dialog: (control: DialogControl) => ReactNode;
}

/** A button that opens the dialog of an action. */
export const ActionButton = ({ label, dialog, ...button }: ActionButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {dialog({ isOpen, close: () => setIsOpen(false) })}
    </>
  );
};
