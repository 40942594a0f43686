import { useDataProvider, useNotify } from 'ra-core';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { detailLists, detailPath } from '../../../../contract/rules/detailPath';
import type { QueueName } from '../../../../contract/rules/requestQueues';
import { useNotifyFailure } from '../../../../src/kit/notifications/useNotifyFailure';
import { placeState } from '../../../../src/kit/prevNext/listPlace';
import { queueFilter } from '../../../../src/kit/search/ListDefinition';
import { deskTexts } from './texts';
import { claimsResource } from './useClaims';

interface TakeNextOptions {
  /** The history state with the list that the user goes on in; the queue of what waits for a decision by default. */
  state?: unknown;
  /** Called before the request is opened. */
  before?: ((applicationId: number) => void) | undefined;
}

/** Returns a function that opens the request that has waited for longest of those that nobody has. */
export const useTakeNext = (): ((options?: TakeNextOptions) => Promise<void>) => {
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const isTaking = useRef(false);
  return async ({ state = inQueue, before } = {}) => {
    // A second press would take a second one.
    if (isTaking.current) return;
    isTaking.current = true;
    const { pathname } = window.location;
    try {
      const { data } = await dataProvider.create(claimsResource, { data: {} });
      if (!data.id) return notify(deskTexts.noneLeft, { type: 'info' });
      // Whoever has left meanwhile is where they want to be, and somebody else may have the request.
      if (window.location.pathname !== pathname)
        return void (await dataProvider.delete(claimsResource, { id: data.id }));
      before?.(data.id);
      await navigate(detailPath(detailLists.regulator, data), { state });
    } catch (error) {
      notifyFailure(error, deskTexts.takeNextFailed);
    } finally {
      isTaking.current = false;
    }
  };
};

const inQueue = placeState({
  resource: 'backofficeApplications',
  filter: { [queueFilter]: 'awaitingDecision' satisfies QueueName },
  sort: { field: 'waitingDays', order: 'DESC' },
  perPage: 10,
  index: 0,
});
