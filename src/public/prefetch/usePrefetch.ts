import { useEffect } from 'react';
import { innerPath } from '../../../providers/authProvider/loginRoute';
import { whenIdle } from '../../ui/whenIdle';
import { prefetchScreen } from './prefetchScreen';

/** Prefetches what visitors will need once signed in, while they are typing and the page is idle. */
export const usePrefetch = (isWanted: boolean): void => {
  useEffect(() => {
    if (isWanted) whenIdle(prefetchWantedScreen);
  }, [isWanted]);
};

const prefetchWantedScreen = () => {
  const { origin, search } = window.location;
  const wanted = innerPath(new URLSearchParams(search).get('redirect'));
  prefetchScreen(new URL(wanted, origin).pathname);
};
