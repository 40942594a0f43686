import { useEffect } from 'react';
import { innerPath } from '../../../providers/authProvider/loginRoute';
import { whenIdle } from '../../ui/whenIdle';
import { prefetchScreen } from './prefetchScreen';

/** Fetches, while a person types and the page is idle, what they will need once signed in. */
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
