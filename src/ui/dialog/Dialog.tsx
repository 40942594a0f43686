import { type ReactNode, useId } from 'react';
import { Modal } from './Modal';
import './dialog.css';

interface DialogProps {
  /** Translated; names the dialog. */
  title: string;
  /** Shown below the title, and read out with it. */
  about?: ReactNode;
  /** The buttons. */
  actions: ReactNode;
  width?: 'narrow' | 'medium' | 'wide' | undefined;
  /** Whether it fills the screen of a phone. */
  isFullOnPhone?: boolean;
  /** Called on Escape and on a press outside the dialog. */
  onClose?: (() => void) | undefined;
  children?: ReactNode;
}

/** A question or form above the page, which is blocked until it closes. It is open for as long as it is rendered. */
export const Dialog = (props: DialogProps) => {
  const { title, about, actions, width = 'medium', isFullOnPhone, onClose, children } = props;
  const id = useId();
  return (
    <Modal
      aria-labelledby={`${id}-title`}
      aria-describedby={about ? `${id}-about` : undefined}
      className={`ui-dialog ${width} ${isFullOnPhone ? 'full-on-phone' : ''}`}
      onDismiss={onClose}
    >
      <div className="ui-dialog-sheet">
        <h2 id={`${id}-title`}>{title}</h2>
        {(about || children) && (
          <div className="ui-dialog-content">
            {about && <div id={`${id}-about`}>{about}</div>}
            {children}
          </div>
        )}
        <div className="ui-dialog-actions">{actions}</div>
      </div>
    </Modal>
  );
};
