declare global {
  interface Window {
    /** Set while presses are kept: the script in index.html keeps them, the application repeats the last one. */
    repeatEarlyPress?: (() => void) | undefined;
  }
}

/** Presses of buttons shown before their scripts load; the browser's default would send a password in the query. */
export const earlyPresses = {
  /** Starts keeping the last press for later. */
  keep: (): void => {
    let pressed: HTMLElement | undefined;
    // Submitting by Enter also clicks the button.
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
  /** Stops that, and repeats the last press in a task of its own, since React handles no events while it renders. */
  repeat: (): void => {
    setTimeout(() => window.repeatEarlyPress?.());
  },
};
