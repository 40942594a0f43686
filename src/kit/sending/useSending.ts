import { useEffect, useRef, useState } from 'react';

/** How far something that is sent with files has come. */
export interface SendingProgress {
  readonly phase: 'reading' | 'sending' | 'waiting';
  /** How much of the phase is done, 0 to 1. */
  readonly share: number;
}

/** What the call is given, so that it tells how far it is and can be given up. */
export interface SendingControl {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SendingProgress) => void;
}

/** One sending, as its dialog shows it. */
export interface Sending {
  /** Undefined while nothing is sent. */
  readonly progress: SendingProgress | undefined;
  readonly cancel: () => void;
}

/** What a sending is told by, and what to say of it when it was cancelled. */
interface BegunSending {
  readonly control: SendingControl;
  /** The text that tells what a cancelling came to; undefined when nobody cancelled. */
  readonly cancelledText: () => string | undefined;
}

const begun: SendingProgress = { phase: 'waiting', share: 0 };

/** Sends one thing at a time, which can be cancelled; leaving the page cancels it too. */
export const useSending = () => {
  const [progress, setProgress] = useState<SendingProgress>();
  const running = useRef<AbortController>(undefined);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const begin = (): BegunSending => {
    const controller = new AbortController();
    const { signal } = controller;
    let reached = begun;
    running.current = controller;
    setProgress(begun);
    return {
      control: {
        signal,
        onProgress: (next) => {
          if (!signal.aborted) reached = next;
          if (running.current === controller) setProgress(next);
        },
      },
      cancelledText: () => {
        if (!signal.aborted) return undefined;
        // The server that has all of it goes on, whether or not anybody waits for its answer.
        const isAllSent = reached.phase === 'waiting' && reached.share === 1;
        return isAllSent ? 'kit.sending.interrupted' : 'kit.sending.cancelled';
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
