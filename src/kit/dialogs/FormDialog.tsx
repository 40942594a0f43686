import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';

interface FormDialogProps {
  open: boolean;
  /** Translated; names the dialog. */
  title: string;
  /** Stands below the title. */
  subtitle?: ReactNode;
  children: ReactNode;
  confirmDisabled?: boolean;
  maxWidth?: DialogProps['maxWidth'];
  onConfirm: () => void;
  onCancel: () => void;
}

/** A dialog that asks for something: Confirmar and Cancelar; the whole screen on a phone. */
export const FormDialog = (props: FormDialogProps) => {
  const { open, title, subtitle, children, confirmDisabled, maxWidth = 'sm', onConfirm, onCancel } = props;
  const translate = useTranslate();
  const id = useId();
  const isSmall = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      aria-labelledby={id}
      fullWidth
      maxWidth={maxWidth}
      fullScreen={isSmall}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {subtitle && (
          <Typography color="textSecondary" gutterBottom>
            {subtitle}
          </Typography>
        )}
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('kit.dialogs.cancel')}</Button>
        <Button variant="contained" disabled={confirmDisabled} onClick={onConfirm}>
          {translate('kit.dialogs.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
