import { pickListPageSize } from '../../contract/rules/paging';
import { userStatus } from '../../contract/rules/userTypes';

/** The providers to choose from: the active ones, by name (spec 2.6 and 2.10). */
export const activeProviders = {
  resource: 'providers',
  text: 'name',
  filter: { userStatusId: userStatus.active },
  size: pickListPageSize,
} as const;
