import { useStore } from 'ra-core';

/** Returns whether the user has turned off the shortcuts without Control (WCAG 2.1.4), and a setter. */
export const useKeysOff = () => useStore<boolean>('preferences.keysOff', false);
