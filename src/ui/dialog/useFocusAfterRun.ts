import { useEffect, useRef } from 'react';

/** A disabled button loses the focus; the button that gets this ref has it back when its run is over. */
export const useFocusAfterRun = (isRunning = false) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) button.current?.focus();
    wasRunning.current = isRunning;
  }, [isRunning]);
  return button;
};
