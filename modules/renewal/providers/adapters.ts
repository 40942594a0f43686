import type { Identifier } from 'ra-core';
import type { CallInput } from '../../../contract/calls/defineCall';
import { defaultPageSize, pageSizes } from '../../../contract/rules/paging';
import type { Adapters, ReadOptions } from '../../../providers/dataProvider/ResourceAdapter';
import { foundPage, possibleId, wholeList } from '../../../providers/dataProvider/responses';
import { callApi, callDownload } from '../../../providers/http/callApi';
import {
  downloadRenewalReport,
  downloadWouldLose,
  getPublicCounts,
  getRenewalOfApplication,
  getRenewalReport,
  getRenewals,
  getWouldLose,
  keepTariff,
  pauseRenewal,
  rehearseRenewal,
  resumeRenewal,
  searchRenewalItems,
  searchRenewalNotices,
  startRenewal,
  stopRenewal,
} from '../contract/calls';
import type { Renewal, RenewalItem, RenewalNotice } from '../contract/renewal';
import { exceptionStates, type ItemState } from '../contract/states';
import type { RenewalAct } from './renewalAct';

interface Reading extends ReadOptions {
  id: Identifier;
  meta?: { isSilent?: boolean; file?: 'report' | 'wouldLose' };
}

/** Which part of those who would lose their tariff: after the request of this number. */
interface WouldLosePart extends ReadOptions {
  filter?: { renewalId?: number; after?: number };
}

const pageOf = ({ page, perPage }: { page: number; perPage: number } = { page: 1, perPage: 10 }) => ({
  pageNumber: page,
  pageSize: pageSizes.find((size) => size === perPage) ?? defaultPageSize,
});

/**
 * Returns a tariff as a row that leads to the request where it is decided: the one that was handed in, or its own. The row has that
 * request's number as `id`, so that one can go from request to request.
 */
const asRow = <Item extends RenewalItem | RenewalNotice>(item: Item) => ({
  ...item,
  itemId: item.id,
  id: item.handedIn?.applicationId ?? item.applicationId,
  recheckApplicationId: item.handedIn ? item.applicationId : null,
});

/** What each of the acts on a renewal calls. */
const acts: Readonly<Record<RenewalAct['act'], (input: CallInput<typeof startRenewal>) => Promise<Renewal>>> =
  {
    start: (input) => callApi(startRenewal, input),
    pause: ({ renewalId }) => callApi(pauseRenewal, { renewalId }),
    resume: ({ renewalId }) => callApi(resumeRenewal, { renewalId }),
    stop: ({ renewalId }) => callApi(stopRenewal, { renewalId }),
  };

export const adapters = {
  /** The renewals, newest first, with the terms in `meta`. Creating one rehearses it; updating it starts, pauses, resumes or stops it. */
  renewals: {
    getList: async (params) => {
      const { terms, renewals } = await callApi(getRenewals, {}, params);
      return { ...wholeList(renewals), meta: { terms } };
    },
    create: async ({ data }: { data: CallInput<typeof rehearseRenewal> }) => ({
      data: await callApi(rehearseRenewal, data),
    }),
    update: async ({ id, data: { act, startsOn } }: { id: Identifier; data: RenewalAct }) => ({
      data: await acts[act]({ renewalId: Number(id), startsOn }),
    }),
  },
  /** A renewal with its figures and those of its rehearsal. */
  'renewals/report': {
    getOne: async ({ id, meta, signal }: Reading) => {
      const options = { signal, isSilent: meta?.isSilent };
      return { data: { id, ...(await callApi(getRenewalReport, { renewalId: possibleId(id) }, options)) } };
    },
  },
  /** A workbook of a renewal. */
  'renewals/files': {
    getOne: async ({ id, meta }: Reading) => {
      const call = meta?.file === 'wouldLose' ? downloadWouldLose : downloadRenewalReport;
      return { data: { id, file: await callDownload(call, { renewalId: Number(id) }) } };
    },
  },
  /** Part of those who would lose their tariff; `meta.next` is where the next part begins. */
  'renewals/wouldLose': {
    getList: async ({ filter: { renewalId = 0, after } = {}, signal }: WouldLosePart) => {
      const { items, next } = await callApi(getWouldLose, { renewalId, after }, { signal });
      const data = items.map((item) => ({ ...item, id: item.applicationId }));
      return { data, total: data.length, meta: { next } };
    },
  },
  'renewals/publicCounts': {
    getList: async ({ filter: { renewalId }, ...params }) => {
      const counts = await callApi(getPublicCounts, { renewalId }, params);
      return wholeList(counts.map((count) => ({ id: `${count.district} ${count.outcome}`, ...count })));
    },
  },
  /** The exceptions, or the tariffs of one queue; updating one, by the number of the tariff, keeps it. */
  renewalItems: {
    getList: async ({ filter, pagination, ...params }) => {
      const { queue, reason, providerId } = filter;
      const states: readonly ItemState[] = queue ? [queue] : exceptionStates;
      const input = { ...pageOf(pagination), states: [...states], reason, providerId };
      const { items, totalItems } = await callApi(searchRenewalItems, input, params);
      return foundPage({ items: items.map(asRow), totalItems });
    },
    update: async ({ id, data }: { id: Identifier; data: { reason: string } }) => {
      await callApi(keepTariff, { itemId: Number(id), reason: data.reason });
      return { data: { id } };
    },
  },
  /** How many tariffs are in each queue; of the caller's provider where it has one. */
  'renewalItems/queues': {
    getList: async ({ signal }) => {
      const { renewals } = await callApi(getRenewals, {}, { signal, isSilent: true });
      const countOf = (state: ItemState) =>
        renewals.reduce((sum, { counts }) => sum + (counts[state] ?? 0), 0);
      return wholeList(queueStates.map((state) => ({ id: state, count: countOf(state) })));
    },
  },
  /** What the last renewal says of a request; `item` is null if none was about it. */
  'renewalItems/ofApplication': {
    getOne: async ({ id, signal }: Reading) => {
      const item = await callApi(getRenewalOfApplication, { applicationId: Number(id) }, { signal });
      return { data: { id, item } };
    },
  },
  /** The caller's tariffs that will end, or those in one state. */
  renewalNotices: {
    getList: async ({ filter: { state } = {}, pagination, signal, isSilent, meta }) => {
      const options = { signal, isSilent: isSilent || meta?.isSilent === true };
      const input = { ...pageOf(pagination), state };
      const { items, totalItems } = await callApi(searchRenewalNotices, input, options);
      return foundPage({ items: items.map(asRow), totalItems });
    },
  },
} satisfies Adapters;

/** The states that are queues of the regulator, in the order of a tariff's way; the silent ones are apart. */
const queueStates = [...exceptionStates, 'silent'] as const satisfies readonly ItemState[];
