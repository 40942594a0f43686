import { type RefObject, useEffect, useRef } from 'react';

/**
 * When a change removes the focused element, such as a button that no longer applies, moves the focus to what
 * shows the change; otherwise it would go back to the top of the page.
 */
export const useFocusWhenLost = (target: RefObject<HTMLElement | null>, changed: unknown): void => {
  const seen = useRef(changed);
  useEffect(() => {
    if (seen.current === changed) return;
    const isFirst = seen.current === undefined;
    seen.current = changed;
    if (!isFirst && document.activeElement === document.body) target.current?.focus();
  }, [changed, target]);
};
