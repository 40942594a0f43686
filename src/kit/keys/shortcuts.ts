import { useEvent, useStore } from 'ra-core';
import { useEffect } from 'react';
import { modals } from '../../ui/dialog/modals';
import { keyHint } from '../../ui/keys/KeyName';

/** A keyboard shortcut. */
export interface Shortcut {
  /** The key as named by `KeyboardEvent.key`; a letter matches in either case. */
  readonly key: string;
  /** Whether it needs Control (Command on a Mac); such a shortcut also works while the user is typing in a field. */
  readonly withControl?: boolean;
  /** Whether it belongs to the open dialog rather than to the page behind it. */
  readonly isOfDialog?: boolean;
  /** Whether it runs again while the key is held down. */
  readonly repeats?: boolean;
}

/** Presses the confirm button of the open dialog, which is disabled while the confirmed action runs. */
export const confirmKey: Shortcut = { key: 'Enter', withControl: true, isOfDialog: true };

/** Submits the form that the page consists of, also from a field. */
export const submitKey: Shortcut = { key: 'Enter', withControl: true };

/** The keys that lead from row to row of a list, and from record to record of it. */
export const walkKeys = {
  next: { key: 'j' },
  previous: { key: 'k' },
  down: { key: 'ArrowDown', repeats: true },
  up: { key: 'ArrowUp', repeats: true },
} as const satisfies Record<string, Shortcut>;

/** Returns a shortcut's key in the notation of `aria-keyshortcuts`. */
export const ariaKey = ({ key, withControl }: Shortcut): string => {
  const name = key.length === 1 ? key.toUpperCase() : key;
  return withControl ? `Control+${name}` : name;
};

/**
 * Binds a shortcut to `run` while the component is mounted and both are defined; `run` returns false if it leaves the key
 * to the browser. Returns the props with which a button that does the same shows the key, undefined while the key does
 * nothing.
 */
export const useShortcut = (
  shortcut: Shortcut | undefined,
  run: (() => unknown) | undefined,
): ReturnType<typeof keyHint> | undefined => {
  const [isOff] = useKeysOff();
  const latest = useEvent(() => run?.());
  const isThere = run !== undefined;
  useEffect(() => {
    if (isThere && shortcut) return shortcuts.add({ shortcut, run: latest });
  }, [shortcut, latest, isThere]);
  return isThere && shortcut && (shortcut.withControl || !isOff) ? keyHint(ariaKey(shortcut)) : undefined;
};

/** Listens for all shortcuts on the screen; used once, in the layout. */
export const useKeyPresses = (): void => {
  const [isOff] = useKeysOff();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => shortcuts.press(event, isOff);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isOff]);
};

/** Returns whether the user has turned off the shortcuts without Control (WCAG 2.1.4), and a setter. */
export const useKeysOff = () => useStore<boolean>('preferences.keysOff', false);

interface Registered {
  readonly shortcut: Shortcut;
  /** Returns false if the browser is to act on the key. */
  readonly run: () => unknown;
}

/** Elements in which a key press types text. */
const textFields =
  'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, [contenteditable], [role="listbox"], [role="menu"]';

/** Elements in which a letter or digit picks from a list; no entry begins with a sign. */
const choices = 'select, [role="combobox"]';

/** Signs may need Shift: on a Portuguese keyboard '/' is Shift+7. */
const isSign = (key: string) => key.length === 1 && key.toLowerCase() === key.toUpperCase();

const isPressed = ({ key, withControl = false }: Shortcut, event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === key.toLowerCase() &&
  (event.ctrlKey || event.metaKey) === withControl &&
  !event.altKey &&
  (!event.shiftKey || isSign(key));

const isTyped = ({ target, key }: KeyboardEvent) =>
  target instanceof Element &&
  target.closest(isSign(key) ? textFields : `${textFields}, ${choices}`) !== null;

let registered: readonly Registered[] = [];

/** The shortcuts of everything on the screen; of two for the same key, the one added last wins. */
export const shortcuts = {
  /** Adds a shortcut; the returned function removes it. */
  add: (entry: Registered): (() => void) => {
    registered = [...registered, entry];
    return () => {
      registered = registered.filter((other) => other !== entry);
    };
  },
  /** Returns whether something on the screen has registered a shortcut. */
  has: (shortcut: Shortcut): boolean => registered.some((entry) => entry.shortcut === shortcut),
  /**
   * Runs the shortcut of a key, once per press unless it repeats while the key is held down. A shortcut without Control does
   * not run in a field or while the user has turned these off, and a shortcut of the page does not run behind an open dialog.
   */
  press: (event: KeyboardEvent, isOff: boolean): void => {
    if (event.defaultPrevented || event.isComposing) return;
    const isOpen = modals.getTopmost() !== undefined;
    const meant = registered.findLast(
      ({ shortcut }) =>
        isPressed(shortcut, event) &&
        (shortcut.withControl || !(isOff || isTyped(event))) &&
        (shortcut.isOfDialog ?? false) === isOpen,
    );
    if (!meant) return;
    const isRun = meant.shortcut.repeats || !event.repeat;
    // The browser may use the key itself, for its own search, for example.
    if (!isRun || meant.run() !== false) event.preventDefault();
  },
};
