import { modals } from '../../ui/dialog/modals';

/** A key that does something. */
export interface Shortcut {
  /** As `KeyboardEvent.key` names it; a letter stands for itself in either case. */
  readonly key: string;
  /** Whether Control (Command on a Mac) is held with it; such a one is heard while somebody types, too. */
  readonly withControl?: boolean;
  /** Whether it belongs to the dialog that is open, not to the page behind it. */
  readonly isOfDialog?: boolean;
  /** Whether a call under way may be about to change what it acts on; such a one does nothing meanwhile. */
  readonly waitsForCalls?: boolean;
}

/** Confirms what the open dialog asks, by its button, which is disabled while that runs. */
export const confirmKey: Shortcut = { key: 'Enter', withControl: true, isOfDialog: true };

interface Registered {
  readonly shortcut: Shortcut;
  readonly run: () => void;
}

/** The circumstances of a press. */
interface Circumstances {
  /** Whether the user has turned off the keys that are pressed without Control (WCAG 2.1.4). */
  isOff: boolean;
  /** Whether a call is under way. */
  isBusy: () => boolean;
}

/** Where a key is typed, or chooses from a list. */
const fields =
  'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"]';

/** Signs may need Shift: on a Portuguese keyboard '/' is Shift+7. */
const isSign = (key: string) => key.length === 1 && key.toLowerCase() === key.toUpperCase();

const isPressed = ({ key, withControl = false }: Shortcut, event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === key.toLowerCase() &&
  (event.ctrlKey || event.metaKey) === withControl &&
  !event.altKey &&
  (!event.shiftKey || isSign(key));

const isTyped = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(fields) !== null;

let registered: readonly Registered[] = [];

/** The keys of what is on the screen; of two that are the same, the one that came last is meant. */
export const shortcuts = {
  /** Adds one until the returned function is called. */
  add: (entry: Registered): (() => void) => {
    registered = [...registered, entry];
    return () => {
      registered = registered.filter((other) => other !== entry);
    };
  },
  /** Whether something on the screen has registered it. */
  has: (shortcut: Shortcut): boolean => registered.some((entry) => entry.shortcut === shortcut),
  /**
   * Runs what a key stands for, once per press: a key that is held down repeats itself, and that runs nothing. Nothing is
   * run in a field or behind an open dialog.
   */
  press: (event: KeyboardEvent, { isOff, isBusy }: Circumstances): void => {
    if (event.defaultPrevented || event.isComposing) return;
    const isOpen = modals.getTopmost() !== undefined;
    const meant = registered.findLast(
      ({ shortcut }) =>
        isPressed(shortcut, event) &&
        (shortcut.withControl || !(isOff || isTyped(event))) &&
        (shortcut.isOfDialog ?? false) === isOpen,
    );
    if (!meant) return;
    // The browser may have a meaning of its own for it, such as its search.
    event.preventDefault();
    if (!event.repeat && !(meant.shortcut.waitsForCalls && isBusy())) meant.run();
  },
};
