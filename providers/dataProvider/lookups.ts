import type { z } from 'zod';
import { searchAddresses } from '../../contract/calls/address';
import { getApplicationStatuses, getBackofficeApplicationStatuses } from '../../contract/calls/application';
import {
  getActivationReasons,
  getCancellationReasons,
  getInactivationReasons,
} from '../../contract/calls/applicationAction';
import type { Call } from '../../contract/calls/defineCall';
import { getProviderContext } from '../../contract/calls/provider';
import { getPermissionsByUserTypeId, getUserStatuses } from '../../contract/calls/user';
import type { Described } from '../../contract/entities/described';
import { padCp3, padCp4 } from '../../contract/rules/postalCode';
import { callApi } from '../http/callApi';
import type { Adapters } from './ResourceAdapter';
import { wholeList } from './responses';

/** Builds the adapter of a short list that is read in full; `q` is what somebody types to choose one. */
const pickList = (call: Call<z.ZodObject, z.ZodType<Described[]>>) =>
  ({
    getList: async ({ filter: { q = '' } = {}, ...params }) => {
      const all = await callApi(call, {}, params);
      return wholeList(all?.filter(({ description }) => description.toLowerCase().includes(q.toLowerCase())));
    },
    getMany: async ({ ids, ...params }) => {
      const { data } = wholeList(await callApi(call, {}, params));
      return { data: data.filter(({ id }) => ids.some((wanted) => String(wanted) === String(id))) };
    },
  }) satisfies Adapters[string];

/** The choices in forms and searches. */
export const adapters = {
  /** The statuses that provider and operator can search for (spec 2.5). */
  applicationStatuses: pickList(getApplicationStatuses),
  /** The statuses that administrators can search for (spec 2.6). */
  backofficeApplicationStatuses: pickList(getBackofficeApplicationStatuses),
  /** The statuses of users and providers (spec 2.10 and 2.11). */
  userStatuses: pickList(getUserStatuses),
  /** Why an activation came late, why a tariff ended, why a request was cancelled (spec 3, Reason). */
  activationReasons: pickList(getActivationReasons),
  inactivationReasons: pickList(getInactivationReasons),
  cancellationReasons: pickList(getCancellationReasons),
  /** The addresses of a postal code (spec 2.4). */
  addresses: {
    getList: async (params) => {
      const { cp4, cp3 } = params.filter;
      const found = await callApi(searchAddresses, { cp4, cp3 }, params);
      return wholeList(found?.map(padAddress));
    },
  },
  /** The permission grid of a user type (spec 2.10); the name of a row is its id. */
  permissions: {
    getList: async (params) => {
      const { userTypeId } = params.filter;
      const rows = await callApi(getPermissionsByUserTypeId, { userTypeId }, params);
      return wholeList(rows?.map((row) => ({ ...row, id: row.displayName })));
    },
  },
  /** The one provider that the signed-in user belongs to (spec 3, Provider context). */
  providerContext: {
    getList: async (params) => {
      const context = await callApi(getProviderContext, {}, params);
      return wholeList(context && [{ id: context.providerId, designation: context.providerDescription }]);
    },
  },
} satisfies Adapters;

type Part = string | number | null | undefined;

interface PostalCode {
  cp4?: Part;
  cp3?: Part;
}

const padded = (part: Part, pad: (part: string | number) => string) =>
  part === null || part === undefined || part === '' ? '' : pad(part);

/** Returns an address with its postal code as text, including leading zeros (spec 3, Address). */
export const padAddress = <A extends PostalCode>(address: A): A & { cp4: string; cp3: string } => ({
  ...address,
  cp4: padded(address.cp4, padCp4),
  cp3: padded(address.cp3, padCp3),
});
