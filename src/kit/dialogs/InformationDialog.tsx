import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Text } from '../../ui/layout/Stack';

interface InformationDialogProps {
  open: boolean;
  /** Translated; names the dialog. */
  title: string;
  /** Translated text of its only button. */
  closeLabel: string;
  onClose: () => void;
  children?: ReactNode;
}

/** Tells something, with one button to go on. */
export const InformationDialog = ({ open, title, closeLabel, onClose, children }: InformationDialogProps) =>
  open && (
    <Dialog
      title={title}
      about={<Text tone="secondary">{children}</Text>}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose} autoFocus>
          {closeLabel}
        </Button>
      }
    />
  );
