import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import { Progress } from '../dialogs/Progress';
import type { Sending } from './useSending';

/** What is over sooner needs no dialog. */
const delay = 400;

/** How reading and sending go, and a way to cancel: above the loading overlay, which would cover it. */
export const SendingDialog = ({ progress, cancel }: Sending) => {
  const translate = useTranslate();
  const id = useId();
  const isLate = useIsLate(progress !== undefined);
  // Gone at once when it is over: while a dialog fades away, the page with the message is still hidden behind it.
  if (!progress || !isLate) return null;
  const { phase, share } = progress;
  const percent = Math.round(share * 100);
  const isWaiting = phase === 'waiting';
  return (
    <Dialog
      open
      aria-labelledby={id}
      fullWidth
      maxWidth="xs"
      sx={(theme) => ({ zIndex: theme.zIndex.tooltip + 1 })}
    >
      <DialogTitle id={id}>{translate('kit.sending.title')}</DialogTitle>
      <DialogContent>
        <Progress text={translate(`kit.sending.${phase}`)} share={isWaiting ? undefined : share} />
        <Typography variant="body2" color="textSecondary" aria-hidden sx={{ minHeight: '1.5em', mt: 0.5 }}>
          {!isWaiting && translate('kit.sending.share', { percent })}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={cancel}>
          {translate('kit.sending.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const useIsLate = (isBusy: boolean): boolean => {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setIsLate(true), delay);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isBusy]);
  return isBusy && isLate;
};
