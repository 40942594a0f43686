import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];

/** The item that gets the focus when the menu opens. */
type FirstFocus = 'first' | 'last';

/** Keys that open the menu; Enter and Space press its button. */
const openingKeys: Readonly<Record<string, FirstFocus>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** Opens and closes a menu, and moves among its items with the usual keys (WAI-ARIA, menu button). */
export const useMenuKeys = (button: RefObject<HTMLElement | null>) => {
  const [opening, setOpening] = useState<FirstFocus>();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => setOpening(undefined);
  useEffect(() => {
    if (opening)
      itemsOf(menu.current)
        .at(opening === 'first' ? 0 : -1)
        ?.focus();
  }, [opening]);

  const onKeyDown = (event: KeyboardEvent) => {
    const items = itemsOf(menu.current);
    const at = items.findIndex((item) => item.matches(':focus'));
    const goals: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % items.length,
      // The focus may also be on the button, before the first item.
      ArrowUp: (Math.max(at, 0) - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const goal = goals[event.key];
    if (!opening) {
      const first = openingKeys[event.key];
      if (!first) return;
      setOpening(first);
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      close();
      // Tab moves on from the button, as if the menu had never opened.
      button.current?.focus();
      if (event.key === 'Tab' && !event.shiftKey) return;
    } else if (goal === undefined) return;
    else items[goal]?.focus();
    event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // A menu that was just pressed and is not rendered yet still opens: the page may take the focus at that moment.
    if (opening && !currentTarget.contains(relatedTarget)) close();
  };
  const toggle = () => setOpening((now) => (now ? undefined : 'first'));
  return { isOpen: opening !== undefined, toggle, close, menu, onKeyDown, onBlur };
};
