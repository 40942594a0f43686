import { useListContext } from 'ra-core';
import { startTransition, useEffect, useState } from 'react';
import { isPrefetched } from './prefetchSearch';

/** How long a search that takes its time keeps back what may come after it, in milliseconds. */
const longestWait = 1000;

/**
 * Whether it is time for what the list around it can do without for a moment: at once, but where the page was opened for this
 * list, whose rows are painted first.
 */
export const useAfterFirstRows = (): boolean => {
  const { isLoading } = useListContext();
  const [isDue, setIsDue] = useState(() => !isPrefetched());
  useEffect(() => {
    if (isDue) return undefined;
    const show = () => startTransition(() => setIsDue(true));
    const latest = setTimeout(show, longestWait);
    let painted: ReturnType<typeof setTimeout> | undefined;
    const frame = isLoading
      ? undefined
      : requestAnimationFrame(() => {
          painted = setTimeout(show);
        });
    return () => {
      clearTimeout(latest);
      clearTimeout(painted);
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [isDue, isLoading]);
  return isDue;
};
