import { type KeyboardEvent, useRef, useState } from 'react';

const typingPause = 600;

interface ListboxOptions {
  /** What can be chosen, as it is read. */
  texts: readonly string[];
  /** The place of what is chosen. */
  chosen: number;
  onChoose: (place: number) => void;
  onOpen?: (() => void) | undefined;
}

/** The keyboard of a select, as everybody knows it: it opens with arrows, Enter or space, and finds by the first letters. */
export const useListbox = ({ texts, chosen, onChoose, onOpen }: ListboxOptions) => {
  const [active, setActive] = useState<number>();
  const typed = useRef({ text: '', at: 0 });
  const isOpen = active !== undefined;
  const last = texts.length - 1;
  const openAt = (place: number) => {
    if (!isOpen) onOpen?.();
    setActive(place);
  };
  const open = () => openAt(Math.max(0, chosen));
  const close = () => setActive(undefined);
  const choose = (place: number) => {
    close();
    if (place !== chosen) onChoose(place);
  };

  const find = (key: string) => {
    const now = Date.now();
    const text = now - typed.current.at > typingPause ? key : typed.current.text + key;
    typed.current = { text, at: now };
    return texts.findIndex((candidate) => candidate.toLocaleLowerCase().startsWith(text.toLocaleLowerCase()));
  };

  const moves: Readonly<Record<string, (from: number) => number>> = {
    ArrowDown: (from) => Math.min(last, from + 1),
    ArrowUp: (from) => Math.max(0, from - 1),
    Home: () => 0,
    End: () => last,
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const isLetter = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (key === 'Tab' || (!isOpen && key === 'Escape')) return close();
    if (isLetter) {
      const found = find(key);
      if (found >= 0) openAt(found);
    } else if (!isOpen) {
      if (key !== 'Enter' && key !== ' ' && !(key in moves)) return;
      open();
    } else if (key === 'Enter' || key === ' ') choose(active);
    else if (key === 'Escape') close();
    else if (moves[key]) setActive(moves[key](active));
    else return;
    event.preventDefault();
    // A dialog around would close as well.
    event.stopPropagation();
  };

  return { active, isOpen, open, close, choose, onKeyDown };
};
