import { useEvent } from 'ra-core';
import { useEffect } from 'react';
import { keyHint } from '../../ui/keys/KeyName';
import { type Shortcut, shortcuts } from './shortcuts';
import { useKeysOff } from './useKeysOff';

/** Returns a shortcut's key in the notation of `aria-keyshortcuts`. */
export const ariaKey = ({ key, withControl }: Shortcut): string => {
  const name = key.length === 1 ? key.toUpperCase() : key;
  return withControl ? `Control+${name}` : name;
};

/**
 * Binds a shortcut to `run` while the component is mounted and both are defined. Returns the props with which a button
 * that does the same shows the key, undefined while the key does nothing.
 */
export const useShortcut = (
  shortcut: Shortcut | undefined,
  run: (() => void) | undefined,
): ReturnType<typeof keyHint> | undefined => {
  const [isOff] = useKeysOff();
  const latest = useEvent(() => run?.());
  const isThere = run !== undefined;
  useEffect(() => {
    if (isThere && shortcut) return shortcuts.add({ shortcut, run: latest });
  }, [shortcut, latest, isThere]);
  return isThere && shortcut && (shortcut.withControl || !isOff) ? keyHint(ariaKey(shortcut)) : undefined;
};
