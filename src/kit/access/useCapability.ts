import { createContext, useContext, useSyncExternalStore } from 'react';

interface Capabilities {
  subscribe: (listener: () => void) => () => void;
  /** Undefined until it is known. */
  getSnapshot: () => readonly string[] | undefined;
}

const none: readonly string[] = [];

/** Provides the names of the capabilities (calls of our own) that the back end offers; none without a provider. */
export const CapabilitiesContext = createContext<Capabilities>({
  subscribe: () => () => undefined,
  getSnapshot: () => none,
});

const useOffered = () => {
  const { subscribe, getSnapshot } = useContext(CapabilitiesContext);
  return useSyncExternalStore(subscribe, getSnapshot, () => undefined);
};

/** Returns a function that tells whether the back end offers a capability; true for undefined, as nothing is needed. */
export const useOffers = (): ((name: string | undefined) => boolean) => {
  const offered = useOffered() ?? [];
  return (name) => name === undefined || offered.includes(name);
};

/** Returns whether the back end offers a capability; what depends on it is shown only while this is true. */
export const useCapability = (name: string | undefined): boolean => {
  const offers = useOffers();
  return name !== undefined && offers(name);
};

/** Returns whether the back end is known to lack a capability; a screen that needs it then redirects. */
export const useLacksCapability = (name: string | undefined): boolean => {
  const offered = useOffered();
  return name !== undefined && offered?.includes(name) === false;
};
