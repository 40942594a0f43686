import { useEffect } from 'react';
import { shortcuts } from './shortcuts';
import { useKeysOff } from './useKeysOff';

/** Listens for the keys of what is on the screen; stands once, in the layout. `isBusy` tells whether a call is under way. */
export const useKeyPresses = (isBusy: () => boolean): void => {
  const [isOff] = useKeysOff();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => shortcuts.press(event, { isOff, isBusy });
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isOff, isBusy]);
};
