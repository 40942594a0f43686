import { type RefObject, useLayoutEffect } from 'react';

/**
 * Stands in for a text box while its code loads: keeps what is typed meanwhile for it, and keeps those key presses from
 * triggering shortcuts of the page. Enter is kept as the end of a line.
 */
export const TypeAheadBuffer = ({ kept }: { kept: RefObject<string> }) => {
  // A layout effect, so that it stops listening before the text box that replaces it reads what was kept.
  useLayoutEffect(() => {
    kept.current = '';
    const hear = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.altKey || event.metaKey;
      // AltGr, which types an @, is reported as Ctrl and Alt together.
      const key = event.key === 'Enter' ? '\n' : event.key;
      if (key.length > 1 || (isCommand && !event.getModifierState('AltGraph'))) return;
      event.preventDefault();
      event.stopPropagation();
      kept.current += key;
    };
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, [kept]);
  return null;
};
