import { useQueryClient } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { startTransition, useEffect, useState } from 'react';
import { isPrefetched } from './prefetchSearch';

/** The longest time that a slow search delays what renders after it, in milliseconds. */
const longestWait = 1000;

/**
 * Returns whether the less urgent parts of the surrounding list may render: at once, unless the page was opened at this
 * list, in which case its rows are painted first.
 */
export const useAfterFirstRows = (): boolean => {
  const { isLoading } = useListContext();
  const queryClient = useQueryClient();
  const [isDue, setIsDue] = useState(() => !isPrefetched(queryClient));
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
