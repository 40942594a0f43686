import { useEvent } from 'ra-core';
import { useEffect } from 'react';
import { useCapability } from '../../../../src/kit/access/useCapability';
import type { followQueues as followNow, QueueEvent } from '../../providers/followQueues';

/**
 * Calls `listener` when requests change their status, or who decides what changes, while the page is visible: a hidden one
 * would hold one of the few connections that a browser has to a server.
 */
export const useQueueEvents = (listener: (event: QueueEvent) => void, isWanted = true): void => {
  const isOffered = useCapability('events') && isWanted;
  const tell = useEvent(listener);
  useEffect(() => {
    if (!isOffered) return;
    let controller: AbortController | undefined;
    const follow = () => {
      controller?.abort();
      controller = undefined;
      if (document.visibilityState === 'hidden') return;
      controller = new AbortController();
      void followQueues(tell, controller.signal);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      controller?.abort();
    };
  }, [isOffered, tell]);
};

/** Loaded when it is used: few pages do. */
const followQueues = async (...input: Parameters<typeof followNow>) =>
  (await import('../../providers/followQueues')).followQueues(...input);
