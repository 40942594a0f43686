import { createContext, useContext, useSyncExternalStore } from 'react';

interface Extensions {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => readonly string[];
}

const none: readonly string[] = [];

/** Holds which calls of our own the back end knows, for `useExtension`. */
export const ExtensionsContext = createContext<Extensions>({
  subscribe: () => () => undefined,
  getSnapshot: () => none,
});

/** Tells of a call of our own, or of none, whether the back end knows it. */
export const useOffers = (): ((name: string | undefined) => boolean) => {
  const { subscribe, getSnapshot } = useContext(ExtensionsContext);
  const offered = useSyncExternalStore(subscribe, getSnapshot, () => none);
  return (name) => name === undefined || offered.includes(name);
};

/** Whether the back end knows a call of our own: what needs it is shown only while this is true. */
export const useExtension = (name: string | undefined): boolean => {
  const { subscribe, getSnapshot } = useContext(ExtensionsContext);
  const offered = useSyncExternalStore(subscribe, getSnapshot, () => none);
  return name !== undefined && offered.includes(name);
};
