import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { SectionSkeletons } from '../../ui/page/PageSkeleton';
import './settling.css';

/** After how long skeletons are seen, in milliseconds: by then what stands above them has its place. */
const soon = 1000;

/** How long a call that is never answered may keep a page from being seen, in milliseconds. */
const longest = 10_000;

const isFirstAnswer = ({ queryKey, state }: Query) =>
  queryKey[1] !== 'getList' && state.status === 'pending' && state.fetchFailureCount === 0;

/**
 * Keeps what a page has below its title unseen, in its place, until all that the page asks for at first is answered, so
 * that a line that comes late pushes nothing away that is being read; after a second skeletons are seen meanwhile. What a list shows has a
 * place of its own and is not waited for, nor is a call that failed and is tried again. Its children, all that may ask, are
 * drawn after what is around it, bit by bit.
 */
export const Settling = ({ children }: { children: ReactNode }) => {
  const queryClient = useQueryClient();
  const isDrawn = useDeferredValue(true, false);
  const [isSettled, setIsSettled] = useState(false);
  const [isLate, setIsLate] = useState(false);
  const asked = useIsFetching({ predicate: isFirstAnswer });
  useEffect(() => {
    if (!isDrawn || asked > 0) return undefined;
    // What this rendering asks for, or the answer to what it asked, is under way only once every effect has run.
    const timer = setTimeout(() => {
      if (queryClient.isFetching({ predicate: isFirstAnswer }) === 0) setIsSettled(true);
    });
    return () => clearTimeout(timer);
  }, [isDrawn, asked, queryClient]);
  useEffect(() => {
    const timers = [setTimeout(() => setIsLate(true), soon), setTimeout(() => setIsSettled(true), longest)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <>
      {!isSettled && <div className="kit-settling">{isLate && <SectionSkeletons />}</div>}
      {isDrawn && children}
    </>
  );
};
