import { createContext, useContext, useSyncExternalStore } from 'react';

interface Extensions {
  subscribe: (listener: () => void) => () => void;
  /** Undefined while it is not known. */
  getSnapshot: () => readonly string[] | undefined;
}

const unknown = () => undefined;

/** Holds which calls of our own the back end knows, for `useExtension`. */
export const ExtensionsContext = createContext<Extensions>({
  subscribe: () => () => undefined,
  getSnapshot: unknown,
});

const useOffered = () => {
  const { subscribe, getSnapshot } = useContext(ExtensionsContext);
  return useSyncExternalStore(subscribe, getSnapshot, unknown);
};

/** Tells of a call of our own, or of none, whether the back end knows it. */
export const useOffers = (): ((name: string | undefined) => boolean) => {
  const offered = useOffered() ?? [];
  return (name) => name === undefined || offered.includes(name);
};

/** Whether the back end knows a call of our own: what needs it is shown only while this is true. */
export const useExtension = (name: string | undefined): boolean => {
  const offers = useOffers();
  return name !== undefined && offers(name);
};

/** Whether the back end is known to lack a call of our own: a screen that needs it then leads elsewhere. */
export const useLacksExtension = (name: string | undefined): boolean => {
  const offered = useOffered();
  return name !== undefined && offered?.includes(name) === false;
};
