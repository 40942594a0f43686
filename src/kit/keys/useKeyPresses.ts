import { useEffect } from 'react';
import { shortcuts } from './shortcuts';
import { useKeysOff } from './useKeysOff';

/** Listens for all shortcuts on the screen; used once, in the layout. `isBusy` returns whether a call is in flight. */
export const useKeyPresses = (isBusy: () => boolean): void => {
  const [isOff] = useKeysOff();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => shortcuts.press(event, { isOff, isBusy });
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isOff, isBusy]);
};
