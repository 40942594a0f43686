/** Events that end a press, or show that its end was missed, as over a context menu. */
const ends = ['mouseup', 'dragend', 'keydown'] as const;

let isPressed = false;
const waiting = new Set<() => void>();

const end = () => {
  isPressed = false;
  // The click event fires after mouseup and before this timer.
  setTimeout(() => {
    for (const run of waiting) run();
    waiting.clear();
  });
};

const begin = ({ button }: MouseEvent) => {
  isPressed = button === 0;
};

// There is no document when the build prerenders a form.
if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', begin, { capture: true });
  for (const name of ends) document.addEventListener(name, end, { capture: true });
}

/**
 * Calls `run` at once or, while the mouse button is down, after the click. Otherwise a message that appears on blur
 * would move a button below it from under the pointer, and the click would be lost (spec 5, on blur).
 */
export const afterPress = (run: () => void): void => {
  if (isPressed) waiting.add(run);
  else run();
};
