import type { ReactNode } from 'react';

/** A toast's text and kind. */
export interface Toast {
  readonly id: number;
  readonly text: ReactNode;
  readonly kind: 'success' | 'info' | 'warning' | 'error';
}

/** An unexpected failure, with its reference in the log. */
export interface ReportedFailure {
  readonly reference: string;
  /** Whether a toast reported it. */
  readonly hasToast: boolean;
}

let lastId = 0;
let shown: Toast | undefined;
let failure: ReportedFailure | undefined;
const listeners = new Set<() => void>();

const publish = (toast: Toast | undefined) => {
  shown = toast;
  for (const listener of listeners) listener();
};

/** The application's toasts, from any part of it; a newer one replaces the previous one (spec 9). */
export const toasts = {
  show: (text: ReactNode, kind: Toast['kind'], reference?: string): void => {
    lastId += 1;
    if (reference) failure = { reference, hasToast: true };
    publish({ id: lastId, text, kind });
  },
  dismiss: (toast: Toast): void => {
    if (shown === toast) publish(undefined);
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Records a failure that may not be reported by a toast; never replaces one that was. */
  noteFailure: (reference: string): void => {
    if (failure?.hasToast) return;
    failure = { reference, hasToast: false };
    publish(shown);
  },
  /** Returns the last failure, with or without a toast, until it is forgotten; it outlives its toast. */
  getFailure: (): ReportedFailure | undefined => failure,
  forgetFailure: (): void => {
    failure = undefined;
    publish(shown);
  },
  /** Returns the toast that is shown. */
  getSnapshot: (): Toast | undefined => shown,
};
