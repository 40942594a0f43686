declare global {
  interface Window {
    /** There while a press is kept: the script in index.html keeps it, the application repeats it. */
    repeatEarlyPress?: (() => void) | undefined;
  }
}

/** Presses of buttons that are seen before their scripts are there; the browser's own way would send a password as a query. */
export const earlyPresses = {
  /** From now on the last press is kept for later. */
  keep: (): void => {
    let pressed: HTMLElement | undefined;
    // A submit by Enter is a press of its button as well.
    const keepPress = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button) return;
      event.preventDefault();
      pressed = button;
    };
    document.addEventListener('click', keepPress, { capture: true });
    window.repeatEarlyPress = () => {
      document.removeEventListener('click', keepPress, { capture: true });
      window.repeatEarlyPress = undefined;
      pressed?.click();
    };
  },
  /** Stops that, and presses the last button once more, in a task of its own, since React hears nothing while it renders. */
  repeat: (): void => {
    setTimeout(() => window.repeatEarlyPress?.());
  },
};
