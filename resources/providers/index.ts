import type { ProviderRow } from '../../contract/entities/provider';
import { paths } from '../../contract/paths';
import { fieldLengths } from '../../contract/rules/limits';
import { defineRecordResource } from '../../src/kit/record/defineRecordResource';
import { userFields } from '../../src/tariff/userAccess/userFields';
import type { messages } from './messages';

const listName = { source: 'name', label: 'resources.providers.list.name' } as const;

/** The internet companies (spec 2.11). */
export const resource = defineRecordResource<ProviderRow, typeof messages>({
  name: 'providers',
  path: paths.providers,
  group: 'entities',
  position: 5,
  fields: [
    { source: 'name', kind: 'text', maxLength: fieldLengths.personName, required: true },
    userFields.status,
  ],
  search: [listName, 'userStatusId'],
  columns: [listName, 'userStatusId'],
  details: false,
});
