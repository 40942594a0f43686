import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useResourceContext } from 'ra-core';
import { useEffect } from 'react';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useCapability } from '../../kit/access/useCapability';
import { savesData } from '../../ui/loading/savesData';
import { prefetchDetail } from './prefetchDetail';

/** In milliseconds: the open detail comes first, and a user who steps past it quickly needs no prefetch. */
const pause = 300;

/**
 * Prefetches the next detail once the open one is loaded, but only if the back end's audit can tell a view
 * from a prefetch, and never for a user who is saving data.
 */
export const usePrefetchDetail = (applicationId: number | undefined, hasDocumentsBeside: boolean): void => {
  const resource = useResourceContext() ?? '';
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const isOffered = useCapability('view-resource-file');
  useEffect(() => {
    if (applicationId === undefined || !isOffered || savesData()) return;
    let isOver = false;
    const isGone = () => isOver;
    const timer = setTimeout(() => {
      // A failed prefetch is silent: opening the detail loads it anyway.
      prefetchDetail({
        queryClient,
        dataProvider,
        resource,
        applicationId,
        hasDocumentsBeside,
        isGone,
      }).catch(() => undefined);
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [applicationId, hasDocumentsBeside, isOffered, resource, queryClient, dataProvider]);
};
