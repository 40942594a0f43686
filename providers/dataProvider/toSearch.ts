import { defaultPageSize, pageSizes, pickListPageSize } from '../../contract/rules/paging';
import { encodeDay } from './encode/encodeDay';

/** What a search form left, and the page that is wanted, as react-admin hands them over. */
interface ListParams {
  filter?: Record<string, unknown>;
  pagination?: { page: number; perPage: number };
}

const isNothingSelected = (value: unknown) =>
  value === undefined || value === null || value === '' || value === -1 || value === '-1';

const number = (value: unknown): number => Number(value);
const text = (value: unknown): string => String(value).trim();
const yesNo = (value: unknown): boolean => value === true || value === 'true';

/** How each search field travels (spec 3, Search models). */
const fields: Readonly<Record<string, (value: unknown) => unknown>> = {
  id: number,
  fiscalNumber: text,
  beginDate: encodeDay,
  endDate: encodeDay,
  providerEmail: text,
  createdBy: text,
  postCode: text,
  studentFiscalNumber: text,
  applicationStatusId: number,
  providerId: number,
  userStatusId: number,
  name: text,
  username: text,
  isStudent: yesNo,
  wasTSIActivationDelayed: yesNo,
};

/** The search model of a list's state: unselected filters are left out (spec 3 and 9; api.md, "Nothing selected"). */
export const toSearch = ({ filter = {}, pagination = { page: 1, perPage: defaultPageSize } }: ListParams) => {
  const chosen = Object.entries(filter)
    .filter(([name, value]) => name in fields && !isNothingSelected(value))
    .map(([name, value]) => [name, fields[name]?.(value)] as const)
    .filter(([, value]) => !isNothingSelected(value));
  return {
    ...Object.fromEntries(chosen),
    pageNumber: pagination.page,
    pageSize: [...pageSizes, pickListPageSize].find((size) => size === pagination.perPage) ?? defaultPageSize,
  };
};
