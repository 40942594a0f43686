import { useEffect, useRef } from 'react';

/** Returns a ref for a button that is disabled during its run, and so loses the focus; gives it back afterwards. */
export const useFocusAfterRun = (isRunning = false) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) button.current?.focus();
    wasRunning.current = isRunning;
  }, [isRunning]);
  return button;
};
