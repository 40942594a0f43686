import type { ReactNode } from 'react';

/** What a toast says, and how it is meant. */
export interface Toast {
  readonly id: number;
  readonly text: ReactNode;
  readonly kind: 'success' | 'info' | 'warning' | 'error';
}

/** An unexpected failure, by the reference that the log finds it by. */
export interface FailureTold {
  readonly reference: string;
  /** Whether a toast told it. */
  readonly isTold: boolean;
}

let told = 0;
let shown: Toast | undefined;
let failure: FailureTold | undefined;
const listeners = new Set<() => void>();

const show = (toast: Toast | undefined) => {
  shown = toast;
  for (const listener of listeners) listener();
};

/** The toasts of the application, whichever part of it tells them; a newer one takes the place of the one before (spec 9). */
export const toasts = {
  tell: (text: ReactNode, kind: Toast['kind'], reference?: string): void => {
    told += 1;
    if (reference) failure = { reference, isTold: true };
    show({ id: told, text, kind });
  },
  dismiss: (toast: Toast): void => {
    if (shown === toast) show(undefined);
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Takes note of a failure that may not be told by a toast; one that was is not covered by it. */
  noteFailure: (reference: string): void => {
    if (failure?.isTold) return;
    failure = { reference, isTold: false };
    show(shown);
  },
  /** The last failure that was told or noted with a reference, until it is forgotten; it outlives its toast. */
  getFailure: (): FailureTold | undefined => failure,
  forgetFailure: (): void => {
    failure = undefined;
    show(shown);
  },
  /** The toast that is shown. */
  getSnapshot: (): Toast | undefined => shown,
};
