import type { ProviderRow } from '../../contract/entities/provider';
import { fieldLengths } from '../../contract/rules/limits';
import { userFields, userFilters } from '../../src/blocks/userAccess/userFields';
import { defineRecordResource } from '../../src/kit/resource/defineRecordResource';

const name = { source: 'name', maxLength: fieldLengths.personName, kind: 'text' } as const;
const listLabel = 'resources.providers.list.name';

/** The internet companies (spec 2.11). */
export const resource = defineRecordResource<ProviderRow>({
  name: 'providers',
  path: '/providers',
  position: 5,
  search: [{ ...name, label: listLabel }, userFilters.status],
  columns: [{ source: 'name', label: listLabel }, { source: 'userStatusDescription' }],
  fields: [{ ...name, required: 'create' }, userFields.status],
  details: false,
});
