import { useEffect, useRef, useState } from 'react';

/** How far something that is sent with files has come. */
export interface SendingState {
  readonly phase: 'reading' | 'sending' | 'waiting' | 'cancelling';
  /** How much of the phase is done, 0 to 1. */
  readonly share: number;
}

/** What the call is given, so that it tells how far it is and can be given up. */
export interface SendingControl {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SendingState) => void;
}

/** One sending, as its dialog shows it. */
export interface Sending {
  /** Undefined while nothing is sent. */
  readonly progress: SendingState | undefined;
  readonly cancel: () => void;
}

/** What cancelling a sending came to: it is certain that nothing was done, or it is not. */
export type Cancelled = 'cancelled' | 'uncertain';

/** What the call gets, and how a cancelled sending is judged. */
interface BegunSending {
  readonly control: SendingControl;
  /** Judges what a sending failed with; undefined when nobody cancelled it. Names a text of `kit.sending`. */
  readonly cancelled: (error: unknown) => Cancelled | undefined;
}

const firstState: SendingState = { phase: 'waiting', share: 0 };

/** Sends one thing at a time, which can be cancelled; leaving the page cancels it too. */
export const useSending = () => {
  const [progress, setProgress] = useState<SendingState>();
  const running = useRef<AbortController>(undefined);
  const cancel = () => {
    running.current?.abort();
    setProgress({ phase: 'cancelling', share: 0 });
  };
  useEffect(() => () => running.current?.abort(), []);

  const begin = (): BegunSending => {
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
        // A server that may have begun goes on, whether or not anybody waits for its answer; unless it says that it has not.
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
