import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Text } from '../../ui/layout/Stack';
import { Progress } from '../../ui/progress/Progress';
import type { Sending } from './useSending';

/** The delay before the dialog is shown, in milliseconds; a faster sending needs none. */
const delay = 400;

/** A dialog with the progress of reading and sending, and a button to cancel. */
export const SendingDialog = ({ progress, cancel }: Sending) => {
  const translate = useTranslate();
  const isLate = useIsLate(progress !== undefined);
  if (!progress || !isLate) return null;
  const { phase, share } = progress;
  const percent = Math.round(share * 100);
  const isWaiting = phase === 'waiting' || phase === 'cancelling';
  return (
    <Dialog
      title={translate('kit.sending.title')}
      width="narrow"
      actions={
        <Button disabled={phase === 'cancelling'} onClick={cancel} autoFocus>
          {translate('kit.sending.cancel')}
        </Button>
      }
    >
      <Progress text={translate(`kit.sending.${phase}`)} share={isWaiting ? undefined : share} />
      <Text size="small" tone="secondary" aria-hidden>
        {isWaiting ? '\u00a0' : translate('kit.sending.share', { percent })}
      </Text>
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
