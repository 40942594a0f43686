import { type RefObject, useEffect } from 'react';

const isLost = () => document.activeElement === document.body || document.activeElement === null;

/**
 * Gives the focus back after a press inside of an element: buttons are disabled while they run, and what they change may
 * take them away. It then goes to the part that the button was in, or to the open tab.
 */
export const useKeptFocus = (place: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let last: HTMLElement | undefined;
    let part: HTMLElement | null = null;
    const note = ({ target }: Event) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>(focusable) : null;
      if (pressed?.closest('dialog')) return;
      last = pressed && element.contains(pressed) ? pressed : undefined;
      part = last?.closest<HTMLElement>('section[tabindex]') ?? null;
    };
    const giveBack = () => {
      if (!last || !isLost()) return;
      if (last.isConnected) return last.focus();
      const openTab = element.closest('[role="tabpanel"]')?.parentElement;
      const other = part?.isConnected ? part : openTab?.querySelector<HTMLElement>('[aria-selected="true"]');
      other?.focus();
    };
    const observer = new MutationObserver(giveBack);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, [place]);
};

const focusable = 'button, a, input, textarea, [tabindex]';
