import { useEffect } from 'react';
import { innerPath } from '../../../providers/authProvider/innerPath';
import { preloadScreen } from './preloadScreen';

const preload = () => {
  const { origin, search } = window.location;
  const wanted = innerPath(new URLSearchParams(search).get('redirect'));
  preloadScreen(new URL(wanted, origin).pathname);
};

/** Fetches, while a person types and the page is idle, what they will need once signed in. */
export const usePreload = (isWanted: boolean): void => {
  useEffect(() => {
    if (isWanted) (window.requestIdleCallback ?? setTimeout)(preload);
  }, [isWanted]);
};
