import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { restoreScroll } from '../../ui/page/restoreScroll';

/** How far each list was scrolled when it was left. */
const kept = new Map<string, number>();

/** What a way back to a list carries as the state of its history entry, to have it scrolled to where it was. */
export const backToList = { isBackToList: true };

const isBack = (state: unknown) =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'isBackToList') === true;

/** Keeps how far a list is scrolled, and scrolls there for whoever comes back by 'Voltar'. */
export const useListScroll = (path: string): void => {
  const { state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is come back to once
  useLayoutEffect(() => {
    const stop = isBack(state) ? restoreScroll(kept.get(path) ?? 0) : undefined;
    const keep = () => void kept.set(path, window.scrollY);
    // A link may be followed before the last scrolling was told.
    for (const moment of ['scroll', 'click'])
      window.addEventListener(moment, keep, { capture: true, passive: true });
    return () => {
      stop?.();
      for (const moment of ['scroll', 'click']) window.removeEventListener(moment, keep, { capture: true });
    };
  }, [path]);
};
