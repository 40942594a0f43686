import { useQueryClient } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useResourceContext } from 'ra-core';

/** What a list of this resource showed last of a record; undefined when none did. It may lack fields of the whole record. */
export const useListedRow = <Row extends RaRecord>(id: Identifier | undefined): Row | undefined => {
  const resource = useResourceContext();
  // The place where react-admin keeps what getList brought, record by record.
  return useQueryClient().getQueryData<Row>([resource, 'getOne', { id: String(id) }]);
};
