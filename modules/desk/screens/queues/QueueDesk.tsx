import { useQueryClient } from '@tanstack/react-query';
import { useCanAccess, useListContext } from 'ra-core';
import { useState } from 'react';
import { useCapability } from '../../../../src/kit/access/useCapability';
import { useShortcut } from '../../../../src/kit/keys/shortcuts';
import { shortcutTable } from '../../../../src/tariff/keys/shortcutTable';
import { Button } from '../../../../src/ui/buttons/Button';
import { deskTexts } from './texts';
import { claimsCapability, useRefreshClaims } from './useClaims';
import { useQueueEvents } from './useQueueEvents';
import { useTakeNext } from './useTakeNext';
// In the lists' style sheet: with the mark it would be one more file for each detail.
import './claimMark.css';

/**
 * What stands beside the queues of a list: their counts change while one looks, and so does who decides what. The rows do
 * not, as they would move under the pointer: a button says that there are changes. Who decides can take the next request.
 */
export const QueueDesk = () => {
  const queryClient = useQueryClient();
  const refreshClaims = useRefreshClaims();
  const { refetch, filterValues, dataUpdatedAt } = useQueueList();
  const [changedAt, setChangedAt] = useState(0);
  useQueueEvents((event) => {
    if (event === 'claims') return refreshClaims();
    void queryClient.invalidateQueries({ queryKey: ['queueCounts'] });
    setChangedAt(Date.now());
  });
  return (
    <>
      {filterValues.queue && changedAt > dataUpdatedAt && (
        <Button variant="text" onClick={() => refetch()}>
          <span role="status">{deskTexts.update}</span>
        </Button>
      )}
      <TakeNextButton />
    </>
  );
};

/** The surrounding list, and when its rows came. */
const useQueueList = () => {
  const { refetch, filterValues, isFetching } = useListContext();
  const [seen, setSeen] = useState({ isFetching, dataUpdatedAt: Date.now() });
  if (seen.isFetching !== isFetching) setSeen({ isFetching, dataUpdatedAt: Date.now() });
  return { refetch, filterValues, dataUpdatedAt: seen.dataUpdatedAt };
};

/** 'Dá-me o próximo', for who may decide. */
const TakeNextButton = () => {
  const isOffered = useCapability(claimsCapability);
  const { canAccess = false } = useCanAccess({ resource: 'backofficeApplications', action: 'update' });
  const takeNext = useTakeNext();
  const isShown = isOffered && canAccess;
  const key = useShortcut(shortcutTable.takeNext, isShown ? () => void takeNext() : undefined);
  return (
    isShown && (
      <Button variant="outlined" {...key} onClick={() => void takeNext()}>
        {deskTexts.takeNext}
      </Button>
    )
  );
};
