import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { DocumentFinding } from '../../../contract/rules/judgeDocument';

type Readings = readonly DocumentFinding[];

const keyOf = (applicationId: number) => ['documentReadings', applicationId];

/** Returns a function with which the viewer tells what was read in the document that it shows. */
export const useTellReadings = () => {
  const queryClient = useQueryClient();
  return useCallback(
    (applicationId: number, readings: Readings) => {
      queryClient.setQueryData<Readings>(keyOf(applicationId), readings);
    },
    [queryClient],
  );
};

/** Returns what was read in the document of a request that is shown; undefined until it was looked at. */
export const useReadings = (applicationId: number): Readings | undefined =>
  useQuery<Readings>({ queryKey: keyOf(applicationId), queryFn: skipToken }).data;
