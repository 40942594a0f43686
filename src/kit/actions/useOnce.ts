import { useRef } from 'react';

/**
 * Returns a function that runs one task at a time. A second press can arrive before the button renders as disabled; it
 * starts nothing and resolves to undefined.
 */
export const useOnce = () => {
  const isStarted = useRef(false);
  return async <Result>(task: () => Promise<Result>): Promise<Result | undefined> => {
    if (isStarted.current) return undefined;
    isStarted.current = true;
    try {
      return await task();
    } finally {
      isStarted.current = false;
    }
  };
};
