import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useResourceContext } from 'ra-core';
import { useEffect } from 'react';
import type { Application } from '../../../contract/entities/application';
import { isMovedBySystem } from '../../../contract/rules/applicationStatuses';
import { watchInterval } from './watchInterval';

/**
 * Polls the status in the background while the server works on an application, and reloads the page when it has
 * changed.
 */
export const useStatusWatch = (application: Application | undefined): void => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const id = application?.id;
  const statusId = application?.applicationStatusId;
  const isWatched = statusId !== undefined && isMovedBySystem(statusId);

  const { data: seen } = useQuery({
    queryKey: ['statusWatch', resource, id, statusId],
    queryFn: async ({ signal }) => {
      const params = { id: Number(id), signal, meta: { isSilent: true } };
      const { data } = await dataProvider.getOne<Application>(resource, params);
      return data.applicationStatusId;
    },
    // The page has just loaded the application: do not ask again at once.
    initialData: statusId,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: isWatched,
    retry: false,
    refetchInterval: ({ state }) =>
      isWatched && watchInterval(state.dataUpdateCount + state.errorUpdateCount),
  });

  const hasChanged = isWatched && seen !== undefined && seen !== statusId;
  useEffect(() => {
    if (hasChanged)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'statusWatch' });
  }, [hasChanged, queryClient]);
};
