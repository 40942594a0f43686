import type { ReactNode } from 'react';

/** A toast's text and kind. */
export interface Toast {
  readonly id: number;
  readonly text: ReactNode;
  readonly kind: 'success' | 'info' | 'warning' | 'error';
}

/** An unexpected failure, with its reference in the log. */
export interface FailureTold {
  readonly reference: string;
  /** Whether a toast reported it. */
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

/** The application's toasts, from any part of it; a newer one replaces the previous one (spec 9). */
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
  /** Records a failure that may not be reported by a toast; never replaces one that was. */
  noteFailure: (reference: string): void => {
    if (failure?.isTold) return;
    failure = { reference, isTold: false };
    show(shown);
  },
  /** Returns the last failure, with or without a toast, until it is forgotten; it outlives its toast. */
  getFailure: (): FailureTold | undefined => failure,
  forgetFailure: (): void => {
    failure = undefined;
    show(shown);
  },
  /** Returns the toast that is shown. */
  getSnapshot: (): Toast | undefined => shown,
};
