import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';

let pending = 0;
/** The field that refused a file since files last began to be checked. */
let refusing: HTMLElement | undefined;
const listeners = new Set<() => void>();

const change = (by: number) => {
  if (pending === 0) refusing = undefined;
  pending += by;
  for (const listener of listeners) listener();
};

/**
 * Counts files as pending, that is chosen but not yet in the form, while they are read, checked and taken. `take`
 * resolves to the field if it did not take all of them.
 */
export const whilePending = async (take: () => Promise<HTMLElement | undefined>): Promise<void> => {
  change(1);
  try {
    refusing = (await take()) ?? refusing;
  } finally {
    change(-1);
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Makes a submit button wait for chosen files that are still being checked: the form would be sent without them. Once
 * they are, the form is submitted, or the field that refused one gets the focus. Returns whether the button is waiting,
 * to be shown as busy, and its handler.
 */
export const useSubmitAfterFiles = () => {
  const isPending = useSyncExternalStore(subscribe, () => pending > 0);
  const [pressed, setPressed] = useState<HTMLButtonElement>();
  const isWaiting = pressed !== undefined && isPending;
  useEffect(() => {
    if (!pressed || isWaiting) return;
    setPressed(undefined);
    const field = refusing;
    // After all effects: the button, which was disabled, gets the focus back in one.
    setTimeout(() => (field ? field.focus() : pressed.form?.requestSubmit()));
  }, [pressed, isWaiting]);
  return {
    isWaiting,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (!isPending) return;
      event.preventDefault();
      setPressed(event.currentTarget);
    },
  };
};
