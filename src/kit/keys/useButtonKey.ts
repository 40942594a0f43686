import { useNotify } from 'ra-core';
import { type Shortcut, useShortcut } from './shortcuts';

/**
 * Binds a button's key, which works exactly when the button does. Returns the button's props: its key, or, while something
 * on the page says why it can't be pressed, that it is disabled and described by that; the key then says the same.
 */
export const useButtonKey = (
  shortcut: Shortcut,
  press: (() => unknown) | undefined,
  /** The id of the element that says why it can't be pressed now. */
  obstacleId?: string | undefined,
) => {
  const notify = useNotify();
  const sayWhy = () => {
    const why = obstacleId && document.getElementById(obstacleId)?.textContent;
    if (why) notify(why, { type: 'info' });
  };
  const key = useShortcut(shortcut, obstacleId ? sayWhy : press);
  return obstacleId ? { disabled: true, 'aria-describedby': obstacleId } : key;
};
