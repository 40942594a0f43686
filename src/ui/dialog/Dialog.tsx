import { type ReactNode, useId } from 'react';
import { Docked } from './Docked';
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
  /** Where it is shown at the end of a column, the rest of the page staying usable; above the page when absent. */
  dock?: HTMLElement | undefined;
  /** Called on Escape and on a press outside the dialog. */
  onClose?: (() => void) | undefined;
  children?: ReactNode;
}

/**
 * A question or form above the page, which is blocked until it closes, or docked at the end of a column. It is open for
 * as long as it is rendered.
 */
export const Dialog = (props: DialogProps) => {
  const { title, about, actions, width = 'medium', isFullOnPhone, dock, onClose, children } = props;
  const id = useId();
  const names = {
    'aria-labelledby': `${id}-title`,
    'aria-describedby': about ? `${id}-about` : undefined,
  };
  const sheet = (
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
  );
  if (dock)
    return (
      <Docked {...names} className="ui-dialog docked" dock={dock} onDismiss={onClose}>
        {sheet}
      </Docked>
    );
  return (
    <Modal
      {...names}
      className={`ui-dialog ${width} ${isFullOnPhone ? 'full-on-phone' : ''}`}
      onDismiss={onClose}
    >
      {sheet}
    </Modal>
  );
};
