import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../ui/whenIdle';

/** In milliseconds. */
const longestWait = 2_000;

// Once per visit: what was loaded then is shown at once on the screens that follow.
let hasBeenIdle = false;

/** Returns whether the first page has all its data and the browser has been idle since: what is shown then is never why one came. */
export const useIsPageIdle = (): boolean => {
  const isFetching = useIsFetching() > 0;
  const [isIdle, setIsIdle] = useState(hasBeenIdle);
  useEffect(() => {
    if (isFetching || isIdle) return;
    let isGone = false;
    whenIdle(() => {
      if (isGone) return;
      hasBeenIdle = true;
      setIsIdle(true);
    }, longestWait);
    return () => {
      isGone = true;
    };
  }, [isFetching, isIdle]);
  return isIdle;
};
