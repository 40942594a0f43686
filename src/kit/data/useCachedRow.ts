import { useQueryClient } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useResourceContext } from 'ra-core';

/** Returns a record as a list of this resource last showed it, maybe without some fields; undefined if none did. */
export const useCachedRow = <Row extends RaRecord>(id: Identifier | undefined): Row | undefined => {
  const resource = useResourceContext();
  // react-admin caches every record of a getList answer under this key.
  return useQueryClient().getQueryData<Row>([resource, 'getOne', { id: String(id) }]);
};
