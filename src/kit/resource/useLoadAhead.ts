import { useResourceContext } from 'ra-core';
import { useCallback, useContext } from 'react';
import { matchPath } from 'react-router';
import { FrameContext } from '../layout/frameContext';
import { loadable } from '../loading/loadable';
import { RegistryContext } from './registryContext';

/** Fetches the code of the screen that a link leads to, when its user seems about to follow it. */
export const useLoadAhead = (): ((to: string) => void) => {
  const registry = useContext(RegistryContext);
  const frame = useContext(FrameContext);
  const resource = useResourceContext();
  return useCallback(
    (to) => {
      const own = registry.find(({ name }) => name === resource);
      const screen = own?.screens.find(({ path }) => matchPath(path, to));
      // Without a network it is fetched again, and told of, when it is needed.
      if (screen)
        Promise.all([loadable(screen.load).load(), screen.isLight || frame.load()]).catch(() => undefined);
    },
    [registry, frame, resource],
  );
};
