/** What ends a press, or shows that its end went unnoticed, as over a context menu. */
const ends = ['mouseup', 'dragend', 'keydown'] as const;

let isPressed = false;
const waiting = new Set<() => void>();

const end = () => {
  isPressed = false;
  // The click comes after the button is up, and before this.
  setTimeout(() => {
    for (const run of waiting) run();
    waiting.clear();
  });
};

const begin = ({ button }: MouseEvent) => {
  isPressed = button === 0;
};

// A build that draws a form ahead has no page.
if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', begin, { capture: true });
  for (const name of ends) document.addEventListener(name, end, { capture: true });
}

/**
 * Runs at once; while something is being pressed, only when its click is done. What appears when a field is left would
 * else move a button below it from under the pointer, and the click would be lost (spec 5, on blur).
 */
export const afterPress = (run: () => void): void => {
  if (isPressed) waiting.add(run);
  else run();
};
