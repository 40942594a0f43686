import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Text } from '../../ui/layout/Stack';

interface InformationDialogProps {
  open: boolean;
  /** Translated; names the dialog. */
  title: string;
  /** Translated label of the button that closes the dialog. */
  closeLabel: string;
  onClose: () => void;
  /** Another button, before the one that closes the dialog. */
  otherAction?: ReactNode;
  children?: ReactNode;
}

/** A dialog that informs, with one button to continue. */
export const InformationDialog = (props: InformationDialogProps) => {
  const { open, title, closeLabel, onClose, otherAction, children } = props;
  if (!open) return null;
  return (
    <Dialog
      title={title}
      about={<Text tone="secondary">{children}</Text>}
      onClose={onClose}
      actions={
        <>
          {otherAction}
          <Button variant="contained" onClick={onClose} autoFocus>
            {closeLabel}
          </Button>
        </>
      }
    />
  );
};
