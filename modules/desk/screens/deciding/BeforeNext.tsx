import { useImperativeHandle } from 'react';
import { useLocation } from 'react-router';
import type { Slots } from '../../../../src/kit/layout/Slot';
import { useHolders } from '../queues/useClaims';
import { useTakeNext } from '../queues/useTakeNext';

/** Where somebody else is deciding the next request of a list, opens one that nobody has. */
export const BeforeNext = ({ handle }: Slots['beforeNext']) => {
  const holderOf = useHolders();
  const { state } = useLocation();
  const takeNext = useTakeNext();
  useImperativeHandle(handle, () => ({
    openInstead: (nextId, before) => {
      if (!holderOf(nextId)) return false;
      void takeNext({ state, before });
      return true;
    },
  }));
  return null;
};
