import { type KeyboardEvent, useRef, useState } from 'react';

const typingPause = 600;

interface ListboxOptions {
  /** The texts of the choices. */
  texts: readonly string[];
  /** The index of the current choice. */
  chosen: number;
  onChoose: (index: number) => void;
  onOpen?: (() => void) | undefined;
}

/** Handles the usual keys of a select: arrows, Enter or Space open it; typing finds a choice by its first letters. */
export const useListbox = ({ texts, chosen, onChoose, onOpen }: ListboxOptions) => {
  const [active, setActive] = useState<number>();
  const typed = useRef({ text: '', at: 0 });
  const isOpen = active !== undefined;
  const last = texts.length - 1;
  const openAt = (index: number) => {
    if (!isOpen) onOpen?.();
    setActive(index);
  };
  const open = () => openAt(Math.max(0, chosen));
  const close = () => setActive(undefined);
  const choose = (index: number) => {
    close();
    if (index !== chosen) onChoose(index);
  };

  const typedSoFar = () => (Date.now() - typed.current.at > typingPause ? '' : typed.current.text);
  /** Returns the index of the first choice that begins with `text`, searching from `from` and wrapping around. */
  const placeOf = (text: string, from: number) => {
    const indices = texts.map((_, i) => (from + i) % texts.length);
    const begins = (index: number) =>
      texts[index]?.toLocaleLowerCase().startsWith(text.toLocaleLowerCase()) ?? false;
    return indices.find(begins);
  };
  const find = (key: string) => {
    const text = typedSoFar() + key;
    typed.current = { text, at: Date.now() };
    const from = active ?? chosen;
    // Repeating one letter cycles through the choices that begin with it.
    const isOneLetter = [...text].every((letter) => letter === key);
    return isOneLetter ? placeOf(key, from + 1) : placeOf(text, from);
  };

  const moves = new Map<string, (from: number) => number>([
    ['ArrowDown', (from) => Math.min(last, from + 1)],
    ['ArrowUp', (from) => Math.max(0, from - 1)],
    ['Home', () => 0],
    ['End', () => last],
  ]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const move = moves.get(key);
    const isCharacter = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    // A space that continues a typed text is part of it; any other space chooses, as Enter does.
    const isInText = isOpen && typedSoFar() !== '' && placeOf(`${typedSoFar()} `, active) !== undefined;
    const isLetter = isCharacter && (key !== ' ' || isInText);
    if (key === 'Tab' || (!isOpen && key === 'Escape')) return close();
    if (isLetter) {
      const found = find(key);
      if (found !== undefined) openAt(found);
      // A sign may be a key of the page.
      else if (!isOpen) return;
    } else if (!isOpen) {
      if (key !== 'Enter' && key !== ' ' && !move) return;
      open();
    } else if (key === 'Enter' || key === ' ') choose(active);
    else if (key === 'Escape') close();
    else if (move) setActive(move(active));
    else return;
    event.preventDefault();
    // Otherwise a dialog around it would close as well.
    event.stopPropagation();
  };

  return { active, isOpen, open, close, choose, onKeyDown };
};
