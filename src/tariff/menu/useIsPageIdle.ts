import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../ui/whenIdle';

/** In milliseconds. */
const longestWait = 2_000;
/** In milliseconds: how often it looks. To hear of every change of the cache costs a list of a hundred rows a tenth of its time. */
const pause = 100;

// Once per visit: what was loaded then is shown at once on the screens that follow.
let hasBeenIdle = false;

/** Returns whether the first page has all its data and the browser has been idle since: what is shown then is never why one came. */
export const useIsPageIdle = (): boolean => {
  const queryClient = useQueryClient();
  const [isIdle, setIsIdle] = useState(hasBeenIdle);
  useEffect(() => {
    if (isIdle) return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (isGone) return;
      if (queryClient.isFetching() > 0) {
        timer = setTimeout(() => whenIdle(look, longestWait), pause);
        return;
      }
      hasBeenIdle = true;
      setIsIdle(true);
    };
    whenIdle(look, longestWait);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isIdle, queryClient]);
  return isIdle;
};
