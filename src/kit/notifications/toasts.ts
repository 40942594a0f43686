import type { ReactNode } from 'react';

/** What a toast says, and how it is meant. */
export interface Toast {
  readonly id: number;
  readonly text: ReactNode;
  readonly kind: 'success' | 'info' | 'warning' | 'error';
}

let told = 0;
let waiting: readonly Toast[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly Toast[]) => {
  waiting = next;
  for (const listener of listeners) listener();
};

/** All toasts of the application, whichever part of it tells them; the first is the one that is shown (spec 9). */
export const toasts = {
  tell: (text: ReactNode, kind: Toast['kind']): void => {
    told += 1;
    change([...waiting, { id: told, text, kind }]);
  },
  dismiss: (toast: Toast): void => change(waiting.filter((other) => other !== toast)),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): readonly Toast[] => waiting,
};
