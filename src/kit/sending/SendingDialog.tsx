import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Text } from '../../ui/layout/Stack';
import { Progress } from '../../ui/progress/Progress';
import { sendingTexts as texts } from './texts';

/** The delay before the dialog is shown, in milliseconds; a faster sending needs none. */
const delay = 400;

/** A dialog with the progress of reading and sending, and a button to cancel. */
export const SendingDialog = ({ progress, cancel }: Sending) => {
  const isLate = useIsLate(progress !== undefined);
  if (!progress || !isLate) return null;
  const { phase, share } = progress;
  const percent = Math.round(share * 100);
  const isWaiting = phase === 'waiting' || phase === 'cancelling';
  return (
    <Dialog
      title={texts.title}
      width="narrow"
      actions={
        <Button disabled={phase === 'cancelling'} onClick={cancel} autoFocus>
          {texts.cancel}
        </Button>
      }
    >
      <Progress text={texts[phase]} share={isWaiting ? undefined : share} />
      <Text size="small" tone="secondary" aria-hidden>
        {isWaiting ? '\u00a0' : texts.share(percent)}
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

/** The progress of a call that sends files. */
interface SendingState {
  readonly phase: 'reading' | 'sending' | 'waiting' | 'cancelling';
  /** The completed share of the phase, 0 to 1. */
  readonly share: number;
}

/** What the call receives to report its progress and to be cancelled. */
export interface SendingControl {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SendingState) => void;
}

/** The state of a sending, for its dialog. */
interface Sending {
  /** Undefined while nothing is being sent. */
  readonly progress: SendingState | undefined;
  readonly cancel: () => void;
}

/** The result of cancelling a sending: 'cancelled' if the server has certainly done nothing, otherwise 'uncertain'. */
type Cancelled = 'cancelled' | 'uncertain';

/** A sending that has begun: the control for its call, and a check for whether it was cancelled. */
interface StartedSending {
  readonly control: SendingControl;
  /** Classifies the error of a sending, as the name of its text; undefined if it was not cancelled. */
  readonly cancelled: (error: unknown) => Cancelled | undefined;
}

const firstState: SendingState = { phase: 'waiting', share: 0 };

/** Tracks one sending at a time, which can be cancelled; leaving the page cancels it too. */
export const useSending = () => {
  const [progress, setProgress] = useState<SendingState>();
  const running = useRef<AbortController>(undefined);
  const cancel = () => {
    running.current?.abort();
    setProgress({ phase: 'cancelling', share: 0 });
  };
  useEffect(() => () => running.current?.abort(), []);

  const begin = (): StartedSending => {
    const controller = new AbortController();
    const { signal } = controller;
    let reached = firstState;
    running.current = controller;
    setProgress(firstState);
    return {
      control: {
        signal,
        onProgress: (next) => {
          if (signal.aborted) return;
          reached = next;
          if (running.current === controller) setProgress(next);
        },
      },
      cancelled: (error) => {
        if (!signal.aborted) return undefined;
        // Once the request is on its way, the server may complete it anyway, unless the error says that it has not.
        const isCertain = reached.phase === 'reading' || Reflect.get(Object(error), 'isCertain') === true;
        return isCertain ? 'cancelled' : 'uncertain';
      },
    };
  };
  const end = () => {
    running.current = undefined;
    setProgress(undefined);
  };
  const sending: Sending = { progress, cancel };
  return { sending, begin, end };
};
