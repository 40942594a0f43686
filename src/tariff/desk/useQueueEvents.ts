import { useDataProvider, useEvent } from 'ra-core';
import { useEffect } from 'react';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import type { QueueEvent } from '../../../providers/dataProvider/events/followQueues';
import { useCapability } from '../../kit/access/useCapability';

/**
 * Calls `listener` when requests change their status, or who decides what changes, while the page is visible: a hidden one
 * would hold one of the few connections that a browser has to a server.
 */
export const useQueueEvents = (listener: (event: QueueEvent) => void, isWanted = true): void => {
  const isOffered = useCapability('events') && isWanted;
  const dataProvider = useDataProvider<AppDataProvider>();
  const tell = useEvent(listener);
  useEffect(() => {
    if (!isOffered) return;
    let controller: AbortController | undefined;
    const follow = () => {
      controller?.abort();
      controller = undefined;
      if (document.visibilityState === 'hidden') return;
      controller = new AbortController();
      void dataProvider.followQueues(tell, controller.signal);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      controller?.abort();
    };
  }, [isOffered, dataProvider, tell]);
};
