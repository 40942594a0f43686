import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { SectionSkeletons } from '../../ui/page/PageSkeleton';
import './revealTogether.css';

/** The delay before skeletons are shown, in milliseconds; by then what is above them has its final position. */
const soon = 1000;

/** The longest time that an unanswered call may keep a page hidden, in milliseconds. */
const longest = 10_000;

const isFirstAnswer = ({ queryKey, state }: Query) =>
  queryKey[1] !== 'getList' && state.status === 'pending' && state.fetchFailureCount === 0;

/**
 * Hides a page's content below its title, keeping its space, until the page's first calls are answered, so that late
 * content does not shift what is being read; shows skeletons after a second. Neither lists, which reserve their own
 * space, nor retries of failed calls are waited for. The children, which make the calls, render deferred.
 */
export const RevealTogether = ({ children }: { children: ReactNode }) => {
  const queryClient = useQueryClient();
  const isRendered = useDeferredValue(true, false);
  const [isSettled, setIsSettled] = useState(false);
  const [isLate, setIsLate] = useState(false);
  const asked = useIsFetching({ predicate: isFirstAnswer });
  useEffect(() => {
    if (!isRendered || asked > 0) return undefined;
    // Calls made by this render, or in response to an answer, are in flight only once all effects have run.
    const timer = setTimeout(() => {
      if (queryClient.isFetching({ predicate: isFirstAnswer }) === 0) setIsSettled(true);
    });
    return () => clearTimeout(timer);
  }, [isRendered, asked, queryClient]);
  useEffect(() => {
    const timers = [setTimeout(() => setIsLate(true), soon), setTimeout(() => setIsSettled(true), longest)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <>
      {!isSettled && <div className="kit-reveal-together">{isLate && <SectionSkeletons />}</div>}
      {isRendered && children}
    </>
  );
};
