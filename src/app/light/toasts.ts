/** What a toast says, and how it is meant. */
export interface Toast {
  readonly text: string;
  readonly kind: 'success' | 'warning' | 'error';
}

let waiting: readonly Toast[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly Toast[]) => {
  waiting = next;
  for (const listener of listeners) listener();
};

/** Toasts that outlive a change between the session's screens and the rest; the first is the one that is shown (spec 9). */
export const toasts = {
  tell: (text: string, kind: Toast['kind']): void => change([...waiting, { text, kind }]),
  dismiss: (toast: Toast): void => change(waiting.filter((other) => other !== toast)),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): readonly Toast[] => waiting,
};
