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

const begun: SendingProgress = { phase: 'waiting', share: 0 };

/** Sends one thing at a time, which can be cancelled; leaving the page cancels it too. */
export const useSending = () => {
  const [progress, setProgress] = useState<SendingProgress>();
  const running = useRef<AbortController>(undefined);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const begin = (): SendingControl => {
    const controller = new AbortController();
    running.current = controller;
    setProgress(begun);
    return {
      signal: controller.signal,
      onProgress: (next) => {
        if (running.current === controller) setProgress(next);
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
