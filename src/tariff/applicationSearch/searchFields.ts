import type { searchBackofficeApplications } from '../../../contract/calls/application';
import type { CallInput } from '../../../contract/calls/defineCall';
import { fieldLengths } from '../../../contract/rules/limits';
import { isNif } from '../../../contract/rules/nif';
import { pickListPageSize } from '../../../contract/rules/paging';
import { cleanPostCode, isPostCodeFilter } from '../../../contract/rules/postalCode';
import { userStatus } from '../../../contract/rules/userTypes';
import { validationMessages } from '../../../contract/rules/validationMessages';
import type { Field } from '../../kit/fields/Field';

/** All filters for requests; each list has its own call, which takes some of them. */
type BackofficeSearch = CallInput<typeof searchBackofficeApplications>;

/** The providers to choose from: the active ones, by name (spec 2.6 and 2.10). */
export const activeProviders = {
  resource: 'providers',
  text: 'name',
  filter: { userStatusId: userStatus.active },
  size: pickListPageSize,
} as const;

const unless = (isValid: (text: string) => boolean, message: string) => (text: string) =>
  isValid(text) ? undefined : message;

const nif = {
  kind: 'digits',
  maxLength: fieldLengths.nif,
  problem: unless(isNif, validationMessages.nif),
} as const;

/** The filters of both application lists (spec 2.5 and 2.6); each list picks and orders its own. */
export const searchFields = {
  id: { source: 'id', kind: 'number' },
  fiscalNumber: { source: 'fiscalNumber', ...nif },
  beginDate: { source: 'beginDate', kind: 'date' },
  endDate: { source: 'endDate', kind: 'date', notBefore: 'beginDate' },
  providerEmail: { source: 'providerEmail', kind: 'text', maxLength: fieldLengths.email },
  createdBy: { source: 'createdBy', kind: 'text', maxLength: fieldLengths.email },
  provider: {
    source: 'providerId',
    kind: 'lookup',
    lookup: activeProviders,
  },
  postCode: {
    source: 'postCode',
    kind: 'text',
    maxLength: fieldLengths.cp4 + 1 + fieldLengths.cp3,
    clean: cleanPostCode,
    problem: unless((text) => isPostCodeFilter(cleanPostCode(text)), validationMessages.postalCode),
  },
  isStudent: { source: 'isStudent', kind: 'yesNo', label: 'applicationSearch.isStudent' },
  studentFiscalNumber: { source: 'studentFiscalNumber', ...nif },
  activationDelayed: { source: 'wasTSIActivationDelayed', kind: 'yesNo', isWide: true },
} as const satisfies Record<string, Field<BackofficeSearch>>;

/** Returns the status filter, filled from the status list of one side. */
export const statusField = (statuses: string) =>
  ({
    source: 'applicationStatusId',
    kind: 'lookup',
    lookup: { resource: statuses, text: 'description' },
    isWide: true,
  }) as const satisfies Field<BackofficeSearch>;
