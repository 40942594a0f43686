import { useResourceContext } from 'ra-core';
import { useCallback, useContext } from 'react';
import { loadable } from '../../ui/loading/loadable';
import { findScreen } from './findScreen';
import { RegistryContext } from './registryContext';

/** Fetches the code of the screen that a link leads to, when its user seems about to follow it. */
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
