import { useStore } from 'ra-core';

/** Whether the user has turned off the keys that are pressed without Control (WCAG 2.1.4), and what changes that. */
export const useKeysOff = () => useStore<boolean>('preferences.keysOff', false);
