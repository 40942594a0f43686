import type { ProviderRow } from '../../contract/entities/provider';
import { paths } from '../../contract/paths';
import { fieldLengths } from '../../contract/rules/limits';
import { defineRecordResource } from '../../src/kit/record/defineRecordResource';
import { userFields, userFilters } from '../../src/tariff/userAccess/userFields';
import { userStatusColumn } from '../../src/tariff/userAccess/userStatusColumn';

const name = { source: 'name', maxLength: fieldLengths.personName, kind: 'text' } as const;
const listLabel = 'resources.providers.list.name';

/** The internet companies (spec 2.11). */
export const resource = defineRecordResource<ProviderRow>({
  name: 'providers',
  path: paths.providers,
  position: 5,
  search: [{ ...name, label: listLabel }, userFilters.status],
  columns: [{ source: 'name', label: listLabel }, userStatusColumn],
  fields: [{ ...name, required: true }, userFields.status],
  details: false,
});
