import type { Identifier } from 'ra-core';
import { askPersonFile, fetchPersonFile, getPersonFiles } from '../../../contract/calls/dataProtection';
import type { CallInput } from '../../../contract/calls/defineCall';
import { callApi, callDownload } from '../../http/callApi';
import type { Adapters } from '../ResourceAdapter';
import { wholeList } from '../responses';

export const adapters = {
  /** What the caller asked for of everything that is held about persons; a deletion answers with the file itself, once. */
  personFiles: {
    getList: async ({ signal }) => wholeList(await callApi(getPersonFiles, {}, { signal })),
    create: async ({ data }: { data: CallInput<typeof askPersonFile> }) => ({
      data: { id: await callApi(askPersonFile, data) },
    }),
    delete: async ({ id }: { id: Identifier }) => ({
      data: { id, file: await callDownload(fetchPersonFile, { personFileId: Number(id) }) },
    }),
  },
} satisfies Adapters;
