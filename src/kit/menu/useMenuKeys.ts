import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** Opens and closes a menu, and moves among its items with the keys that everybody knows. */
export const useMenuKeys = (button: RefObject<HTMLElement | null>) => {
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const close = () => setIsOpen(false);
  useEffect(() => {
    if (isOpen) itemsOf(menu.current)[0]?.focus();
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const items = itemsOf(menu.current);
    const at = items.findIndex((item) => item.matches(':focus'));
    const goals: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const goal = goals[event.key];
    if (!isOpen) {
      if (event.key !== 'ArrowDown') return;
      setIsOpen(true);
    } else if (event.key === 'Escape') {
      close();
      button.current?.focus();
    } else if (goal === undefined) return;
    else items[goal]?.focus();
    event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  return { isOpen, toggle: () => setIsOpen((open) => !open), close, menu, onKeyDown, onBlur };
};
