import { useResourceContext } from 'ra-core';
import { useCallback, useContext } from 'react';
import { FrameContext } from '../layout/frameContext';
import { loadable } from '../loading/loadable';
import { findScreen } from './findScreen';
import { RegistryContext } from './registryContext';

/** Fetches the code of the screen that a link leads to, when its user seems about to follow it. */
export const useLoadAhead = (): ((to: string) => void) => {
  const registry = useContext(RegistryContext);
  const frame = useContext(FrameContext);
  const resource = useResourceContext();
  return useCallback(
    (to) => {
      const own = registry.filter(({ name }) => name === resource);
      const screen = findScreen(own, to)?.screen;
      if (!screen) return;
      void loadable(screen.load).loadAhead();
      if (!screen.isLight) void frame.loadAhead();
    },
    [registry, frame, resource],
  );
};
