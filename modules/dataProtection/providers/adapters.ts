import type { Identifier } from 'ra-core';
import type { CallInput } from '../../../contract/calls/defineCall';
import { awaitsApproval } from '../../../contract/rules/awaitsApproval';
import type { Adapters } from '../../../providers/dataProvider/ResourceAdapter';
import { wholeList } from '../../../providers/dataProvider/responses';
import { callApi, callDownload } from '../../../providers/http/callApi';
import {
  askPersonFile,
  downloadPaper,
  fetchPersonFile,
  getPaper,
  getPersonFiles,
} from '../contract/dataProtectionCalls';
import type { DataProtectionPaper } from '../contract/dataProtectionPapers';
import {
  createHold,
  endHold,
  erasePerson,
  getErasures,
  getHolds,
  previewErasure,
} from '../contract/erasureCalls';
import {
  type getDueData as DueCall,
  getDueData,
  getRetention,
  rehearseRetention,
  releaseRetention,
  withdrawRetention,
} from '../contract/retentionCalls';

interface Reading {
  id: Identifier;
  meta?: { isFile?: boolean };
  signal?: AbortSignal;
}

/** Documents of many requests are removed with them. */
const timeout = 120_000;

interface Listing {
  filter?: CallInput<typeof DueCall>;
  signal?: AbortSignal;
}

/** What the sections of the page 'Proteção de dados' ask for. */
export const adapters = {
  /** A paper of the data protection officer, or the file of it. */
  'dataProtection/papers': {
    getOne: async ({ id, meta, signal }: Reading) => {
      const paper = id as DataProtectionPaper;
      const data = meta?.isFile
        ? { file: await callDownload(downloadPaper, { paper }) }
        : await callApi(getPaper, { paper }, { signal });
      return { data: { id, ...data } };
    },
  },
  /** The erasures that were done; a record by a NIF is what the erasure of that person would do. */
  'dataProtection/erasures': {
    getList: async ({ signal }) => wholeList(await callApi(getErasures, {}, { signal })),
    getOne: async ({ id, signal }: { id: Identifier; signal?: AbortSignal }) => ({
      data: { id, ...(await callApi(previewErasure, { fiscalNumber: `${id}` }, { signal })) },
    }),
    /** Erases the person of a NIF; `isHeld` if a second person has to confirm it. */
    update: async ({ id, data }: { id: Identifier; data: Partial<CallInput<typeof erasePerson>> }) => {
      const { reason = '', includesUnfinished, keepsMentions } = data;
      const order = { fiscalNumber: `${id}`, reason, includesUnfinished, keepsMentions };
      return { data: { id, isHeld: awaitsApproval(await callApi(erasePerson, order, { timeout })) } };
    },
  },
  /** What must be kept. */
  'dataProtection/holds': {
    getList: async ({ signal }) => wholeList(await callApi(getHolds, {}, { signal })),
    create: async ({ data }: { data: CallInput<typeof createHold> }) => ({
      data: await callApi(createHold, data),
    }),
    /** Ends a hold. */
    update: async ({ id }: { id: Identifier }) => {
      await callApi(endHold, { id: Number(id) });
      return { data: { id } };
    },
  },
  /** What the caller asked for of everything that is held about persons; a deletion answers with the file itself, once. */
  'dataProtection/personFiles': {
    getList: async ({ signal }) => wholeList(await callApi(getPersonFiles, {}, { signal })),
    create: async ({ data }: { data: CallInput<typeof askPersonFile> }) => ({
      data: { id: await callApi(askPersonFile, data) },
    }),
    delete: async ({ id }: { id: Identifier }) => ({
      data: { id, file: await callDownload(fetchPersonFile, { personFileId: Number(id) }) },
    }),
  },
  /** The retention schedule, and what a rehearsal of it found due. */
  'dataProtection/retention': {
    getOne: async ({ id, signal }: { id: Identifier; signal?: AbortSignal }) => ({
      data: { id, ...(await callApi(getRetention, {}, { signal })) },
    }),
    /** Part of what is due of a kind; `meta.next` is where the next part begins. */
    getList: async ({ filter, signal }: Listing) => {
      if (!filter) throw new Error('What is due is listed of a rehearsal and a kind');
      const { items, next } = await callApi(getDueData, filter, { signal });
      return { data: items, total: items.length, meta: { next } };
    },
    /** Releases the rehearsal that is named (`isHeld` if a second person has to confirm it), withdraws the release where that is null, or has another made. */
    update: async ({ id, data }: { id: Identifier; data: { runId?: number | null } }) => {
      if (typeof data.runId === 'number')
        return {
          data: { id, isHeld: awaitsApproval(await callApi(releaseRetention, { runId: data.runId })) },
        };
      await (data.runId === null ? callApi(withdrawRetention, {}) : callApi(rehearseRetention, {}));
      return { data: { id } };
    },
  },
} satisfies Adapters;
