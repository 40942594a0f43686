import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { restoreScroll } from '../../ui/page/restoreScroll';

/** The last scroll position of each list, by its path. */
const kept = new Map<string, number>();

/** The history state of a link back to a list, which makes the list scroll to where it was. */
export const backToList = { isBackToList: true };

const isBack = (state: unknown) =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'isBackToList') === true;

/** Keeps the scroll position of a list, and restores it when the user comes back by 'Voltar'. */
export const useListScroll = (path: string): void => {
  const { state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores the position only once per return
  useLayoutEffect(() => {
    const stop = isBack(state) ? restoreScroll(kept.get(path) ?? 0) : undefined;
    const keep = () => void kept.set(path, window.scrollY);
    // A link may be clicked before the last scroll event has fired.
    for (const moment of ['scroll', 'click'])
      window.addEventListener(moment, keep, { capture: true, passive: true });
    return () => {
      stop?.();
      for (const moment of ['scroll', 'click']) window.removeEventListener(moment, keep, { capture: true });
    };
  }, [path]);
};
