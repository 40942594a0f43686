import type { Identifier } from 'ra-core';
import type { CallInput } from '../../../contract/calls/defineCall';
import { getServices, switchService } from '../../../contract/calls/verificationServices';
import { callApi } from '../../http/callApi';
import type { Adapters } from '../ResourceAdapter';
import { wholeList } from '../responses';

export const adapters = {
  /** The outside services, by name. */
  services: {
    getList: async ({ signal }) => {
      const services = await callApi(getServices, {}, { signal, isSilent: true });
      return wholeList(services.map((one) => ({ id: one.service, ...one })));
    },
    /** Switches one off or on. */
    update: async ({ id, data }: { id: Identifier; data: CallInput<typeof switchService> }) => {
      await callApi(switchService, data);
      return { data: { id } };
    },
  },
} satisfies Adapters;
