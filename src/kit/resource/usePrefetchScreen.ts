import { useResourceContext } from 'ra-core';
import { useCallback, useContext } from 'react';
import { loadable } from '../../ui/loading/loadable';
import { findScreen } from './findScreen';
import { RegistryContext } from './registryContext';

/** Returns a function that prefetches the code of the screen behind a link that the user seems about to follow. */
export const usePrefetchScreen = (): ((to: string) => void) => {
  const registry = useContext(RegistryContext);
  const resource = useResourceContext();
  return useCallback(
    (to) => {
      const own = registry.filter(({ name }) => name === resource);
      const screen = findScreen(own, to)?.screen;
      if (screen) void loadable(screen.load).prefetch();
    },
    [registry, resource],
  );
};
