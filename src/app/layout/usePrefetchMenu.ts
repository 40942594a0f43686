import { useContext, useEffect } from 'react';
import { RegistryContext, useMenu } from '../../kit/resource/registryContext';
import { savesData } from '../../ui/loading/savesData';
import { whenIdle } from '../../ui/whenIdle';

/** Prefetches the menu's screens one by one, once the first page is there, so that they open without the network. */
export const usePrefetchMenu = (): void => {
  const registry = useContext(RegistryContext);
  const menu = useMenu();
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      if (isGone) return;
      const { prefetchMenu } = await import('./prefetchMenu');
      await prefetchMenu({ menu, registry, isGone: () => isGone });
    };
    if (!savesData()) whenIdle(() => void load().catch(() => undefined));
    return () => {
      isGone = true;
    };
  }, [menu, registry]);
};
