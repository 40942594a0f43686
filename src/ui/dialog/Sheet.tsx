import { type ReactNode, useId } from 'react';
import { IconButton } from '../buttons/Button';
import { Modal } from './Modal';
import './sheet.css';

interface SheetProps {
  /** Translated; names the sheet. */
  title: string;
  /** Translated; names the button that closes it. */
  closeText: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the whole screen, for something to be read. */
export const Sheet = ({ title, closeText, onClose, children }: SheetProps) => {
  const id = useId();
  return (
    <Modal aria-labelledby={id} className="ui-sheet" onDismiss={onClose}>
      <div className="head">
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" aria-label={closeText} onClick={onClose} />
      </div>
      {children}
    </Modal>
  );
};
