import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useResourceContext } from 'ra-core';
import { useEffect } from 'react';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useExtension } from '../../kit/access/useExtension';
import { savesData } from '../../ui/loading/savesData';
import { fetchAhead } from './fetchAhead';

/** In milliseconds: the open detail comes first, and who passes it by quickly needs nothing. */
const pause = 300;

/**
 * Fetches the detail ahead that is opened next, once the open one is loaded: only where the back end can tell in its
 * audit what was looked at from what was only fetched, and for nobody who pays for what is transferred.
 */
export const useFetchAhead = (applicationId: number | undefined, hasDocumentsBeside: boolean): void => {
  const resource = useResourceContext() ?? '';
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const isOffered = useExtension('view-resource-file');
  useEffect(() => {
    if (applicationId === undefined || !isOffered || savesData()) return;
    let isOver = false;
    const isGone = () => isOver;
    const timer = setTimeout(() => {
      // Whoever opens it loads it then.
      fetchAhead({ queryClient, dataProvider, resource, applicationId, hasDocumentsBeside, isGone }).catch(
        () => undefined,
      );
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [applicationId, hasDocumentsBeside, isOffered, resource, queryClient, dataProvider]);
};
