import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Text } from '../../ui/layout/Stack';

interface InformationDialogProps {
  open: boolean;
  /** Translated; names the dialog. */
  title: string;
  /** Translated text of the button to go on. */
  closeLabel: string;
  onClose: () => void;
  /** What else may be pressed, beside the way on. */
  otherAction?: ReactNode;
  children?: ReactNode;
}

/** Tells something, with one button to go on. */
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
