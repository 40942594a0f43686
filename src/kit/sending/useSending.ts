import { useEffect, useRef, useState } from 'react';

/** The progress of a call that sends files. */
export interface SendingState {
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
export interface Sending {
  /** Undefined while nothing is being sent. */
  readonly progress: SendingState | undefined;
  readonly cancel: () => void;
}

/** The result of cancelling a sending: 'cancelled' if the server has certainly done nothing, otherwise 'uncertain'. */
export type Cancelled = 'cancelled' | 'uncertain';

/** A sending that has begun: the control for its call, and a check for whether it was cancelled. */
interface StartedSending {
  readonly control: SendingControl;
  /** Classifies the error of a sending, as the name of a text of `kit.sending`; undefined if it was not cancelled. */
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
