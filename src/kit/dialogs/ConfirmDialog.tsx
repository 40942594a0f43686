import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';

interface ConfirmDialogProps {
  open: boolean;
  /** Translated; the question, which also names the dialog. */
  question: string;
  /** Whether what was confirmed is under way: then nothing can be pressed, and the dialog stays. */
  isRunning?: boolean;
  /** Stands below the question, such as a progress. */
  children?: ReactNode;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before something is done: Sim or Não (spec 9, Confirmation texts). */
export const ConfirmDialog = ({
  open,
  question,
  isRunning = false,
  children,
  onYes,
  onNo,
}: ConfirmDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open={open} onClose={() => !isRunning && onNo()} aria-labelledby={id} maxWidth="xs">
      <DialogTitle id={id}>{question}</DialogTitle>
      {children && <DialogContent>{children}</DialogContent>}
      <DialogActions>
        <Button disabled={isRunning} onClick={onNo}>
          {translate('kit.dialogs.no')}
        </Button>
        <Button variant="contained" loading={isRunning} autoFocus onClick={onYes}>
          {translate('kit.dialogs.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
