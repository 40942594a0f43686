import type { ReactNode } from 'react';

/** What a toast says, and how it is meant. */
export interface Toast {
  readonly id: number;
  readonly text: ReactNode;
  readonly kind: 'success' | 'info' | 'warning' | 'error';
}

let told = 0;
let shown: Toast | undefined;
let reference: string | undefined;
const listeners = new Set<() => void>();

const show = (toast: Toast | undefined) => {
  shown = toast;
  for (const listener of listeners) listener();
};

/** The toasts of the application, whichever part of it tells them; a newer one takes the place of the one before (spec 9). */
export const toasts = {
  tell: (text: ReactNode, kind: Toast['kind'], failure?: string): void => {
    told += 1;
    if (failure) reference = failure;
    show({ id: told, text, kind });
  },
  dismiss: (toast: Toast): void => {
    if (shown === toast) show(undefined);
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The reference of the last failure that was told with one, until it is forgotten; it outlives its toast. */
  getReference: (): string | undefined => reference,
  forgetReference: (): void => {
    reference = undefined;
    show(shown);
  },
  /** The toast that is shown. */
  getSnapshot: (): Toast | undefined => shown,
};
