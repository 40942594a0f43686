import { useCallback } from 'react';
import { useLocation } from 'react-router';

/** React Router's key of a history entry that it has not made itself. */
const firstKey = 'default';

/**
 * Returns a function that tells whether another page was requested that is not shown yet. React Router renders it in a
 * transition, and until then the old page, which is about to disappear, still hears keys and presses.
 */
export const useIsLeaving = (): (() => boolean) => {
  const { key } = useLocation();
  return useCallback(() => (window.history.state?.key ?? firstKey) !== key, [key]);
};
