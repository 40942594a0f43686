import { useContext, useEffect } from 'react';
import { RegistryContext, useMenu } from '../../kit/resource/registryContext';

/** Whether the visitor pays for what is transferred; known to some browsers only. */
const savesData = (): boolean =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;

/** Fetches the screens of the menu, one after the other, once the first page stands: they open without the network. */
export const usePrefetchMenu = (): void => {
  const registry = useContext(RegistryContext);
  const menu = useMenu();
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const { prefetchMenu } = await import('./prefetchMenu');
      await prefetchMenu({ menu, registry, isGone: () => isGone });
    };
    if (!savesData()) load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [menu, registry]);
};
