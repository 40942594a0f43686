import { isEmail } from '../../../contract/rules/email';
import { fieldLengths } from '../../../contract/rules/limits';
import { messages } from '../../../contract/rules/messages';
import { pickListPageSize } from '../../../contract/rules/paging';
import { userStatus } from '../../../contract/rules/userTypes';
import type { RecordField } from '../../kit/record/RecordField';
import type { SearchField } from '../../kit/search/SearchField';

const statusLookup = { resource: 'userStatuses', text: 'description' };
const providerLookup = {
  resource: 'providers',
  text: 'name',
  filter: { userStatusId: userStatus.active },
  size: pickListPageSize,
};

/** The filters of the lists of users and providers (spec 2.10 and 2.11); each list picks its own. */
export const userFilters = {
  provider: { source: 'parentId', kind: 'lookup', lookup: providerLookup },
  username: { source: 'username', kind: 'text', maxLength: fieldLengths.email },
  status: { source: 'userStatusId', kind: 'lookup', lookup: statusLookup },
} as const satisfies Record<string, SearchField>;

/** The fields of the user and provider forms, with their rules (spec 2.10, 2.11 and 5). */
export const userFields = {
  provider: {
    source: 'parentId',
    kind: 'lookup',
    lookup: providerLookup,
    ownText: 'providerName',
    required: true,
  },
  username: {
    source: 'username',
    kind: 'email',
    maxLength: fieldLengths.email,
    problem: (text) => (isEmail(text) ? undefined : messages.email),
    required: 'create',
    fixed: true,
  },
  status: {
    source: 'userStatusId',
    kind: 'lookup',
    lookup: statusLookup,
    ownText: 'userStatusDescription',
    required: true,
  },
} as const satisfies Record<string, RecordField>;
