import { type RefObject, useLayoutEffect } from 'react';

/**
 * Stands where a box for text will be as soon as its code has come: what is typed meanwhile is kept for it, and presses no
 * key of the page below.
 */
export const TypedAhead = ({ kept }: { kept: RefObject<string> }) => {
  // Ends with its place, before the box that comes there takes what was kept.
  useLayoutEffect(() => {
    kept.current = '';
    const hear = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.altKey || event.metaKey;
      // AltGr, by which an @ is typed, counts as both others.
      if (event.key.length > 1 || (isCommand && !event.getModifierState('AltGraph'))) return;
      event.preventDefault();
      event.stopPropagation();
      kept.current += event.key;
    };
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, [kept]);
  return null;
};
