import type { GetListParams, GetOneParams } from 'ra-core';
import { exportAnonymizedApplications } from '../../contract/calls/anonymizedExport';
import {
  downloadResourceFile,
  getApplication,
  getApplicationFiles,
  getQueueCounts,
  getToActivate,
  type SearchOrder,
  searchApplications,
  searchBackofficeApplications,
  submitApplications,
  viewResourceFile,
} from '../../contract/calls/application';
import { getApplicationHistory, getTimeline } from '../../contract/calls/applicationHistory';
import { getMailNotifications } from '../../contract/calls/mailNotification';
import type { Application, ApplicationRow } from '../../contract/entities/application';
import type { ApplicationHistoryEntry } from '../../contract/entities/applicationHistory';
import type { RequestFormValues } from '../../contract/entities/request';
import { fieldLengths } from '../../contract/rules/limits';
import { type CallOptions, callApi, callOnce } from '../http/callApi';
import { callDownload } from '../http/callDownload';
import { extensions } from '../http/extensions';
import { foundPage, idOf, submittedId, wholeList } from './answers';
import { encodeSearch } from './encodeSearch';
import { padAddress } from './lookups';
import type { Adapters, ReadOptions } from './ResourceAdapter';
import { encodeSubmission } from './requestForm';

/** By the columns that sort the lists: what the server sorts by, and whether the values grow as those of the column do. */
const orders: Readonly<Record<string, { by: SearchOrder; grows: boolean }>> = {
  createdOn: { by: 'createdOn', grows: true },
  applicationStatusDescription: { by: 'applicationStatusId', grows: true },
  waitingDays: { by: 'applicationStatusDate', grows: false },
};

/** The order that a list wants; nothing where that is the server's own, or where the server knows no other. */
const encodeOrder = ({ sort, filter }: Pick<GetListParams, 'sort' | 'filter'>) => {
  const order = sort && orders[sort.field];
  if (!order || !extensions.allow(getQueueCounts)) return {};
  const own = filter?.queue ? 'waitingDays' : 'createdOn';
  const isOwn = sort.field === own && sort.order === 'DESC';
  const isForQueues = sort.field === 'waitingDays' && !filter?.queue;
  if (isOwn || isForQueues) return {};
  const sortOrder = order.grows === (sort.order === 'ASC') ? 'ASC' : 'DESC';
  return { sortBy: order.by, sortOrder } as const;
};

/** Reads a whole application; `meta.isSilent` where nobody waits for it. */
export const loadApplication = async ({
  id,
  meta,
  ...given
}: Pick<GetOneParams, 'id' | 'meta'> & ReadOptions) => {
  const options = { ...given, isSilent: given.isSilent || meta?.isSilent === true };
  return { data: readApplication(await callApi(getApplication, { applicationId: idOf(id) }, options)) };
};

/** The requests, and what belongs to each (spec 2.3, 2.5, 2.6 and 2.8). */
export const adapters = {
  /** What waits for activation, by deadline. */
  toActivate: {
    getList: async (params) => foundPage(await callApi(getToActivate, encodeSearch({}, params), params)),
  },
  /** How many requests wait in each queue. */
  queueCounts: {
    getList: async ({ signal, meta }) => {
      const counts = await callApi(getQueueCounts, {}, { signal, isSilent: meta?.isSilent === true });
      return wholeList(counts.map(({ queue, ...counted }) => ({ id: queue, ...counted })));
    },
  },
  /** The provider side's. */
  applications: {
    getOne: loadApplication,
    getList: async (params) => {
      const search = { ...encodeSearch(searchApplications, params), ...encodeOrder(params) };
      const found = await callApi(searchApplications, search, params);
      const { data, total } = foundPage(found);
      return { data: data.map(readApplicationRow), total };
    },
    create: async ({ data, meta }: { data: RequestFormValues; meta?: CallOptions }) => {
      const results = await callOnce(submitApplications, encodeSubmission(data), meta);
      return { data: { id: submittedId(results) } };
    },
  },
  /** Those of every provider, for administrators. */
  backofficeApplications: {
    getOne: loadApplication,
    getList: async (params) => {
      const search = { ...encodeSearch(searchBackofficeApplications, params), ...encodeOrder(params) };
      const { data, total } = foundPage(await callApi(searchBackofficeApplications, search, params));
      return { data: data.map(readApplicationRow), total };
    },
  },
  /** The statuses that an application had, newest first. They have no id of their own: their place is it. */
  applicationHistory: {
    getList: async (params) => {
      const { applicationId } = params.filter;
      const entries = await callApi(getApplicationHistory, { applicationId }, params);
      return wholeList(
        entries?.map((entry, place) => ({ ...readHistoryEntry(entry), id: `${applicationId}-${place}` })),
      );
    },
  },
  /** The way of an application, newest first; of an event too, its place is its id. */
  timelineEvents: {
    getList: async (params) => {
      const { applicationId } = params.filter;
      const events = await callApi(getTimeline, { applicationId }, params);
      return wholeList(events?.map((event, place) => ({ ...event, id: `${applicationId}-${place}` })));
    },
  },
  applicationFiles: {
    getList: async (params) => {
      const { applicationId, resourceFileType } = params.filter;
      const files = await callApi(getApplicationFiles, { applicationId, resourceFileType }, params);
      return wholeList(files?.map((file) => ({ ...file, id: file.resourceFileId })));
    },
  },
  /** The messages sent about an application. They have no id of their own: their place is it. */
  mailNotifications: {
    getList: async (params) => {
      const { applicationId } = params.filter;
      const mails = await callApi(getMailNotifications, { applicationId }, params);
      return wholeList(mails?.map((mail, place) => ({ ...mail, id: `${applicationId}-${place}` })));
    },
  },
} satisfies Adapters;

/** Files about applications. */
export const applicationDownloads = {
  /** A document of an application (spec 2.8). */
  downloadDocument: (resourceFileId: number, options?: ReadOptions): Promise<Blob> =>
    callDownload(downloadResourceFile, { resourceFileId }, options),
  /** Records that a document which was fetched before is looked at now. */
  viewDocument: (resourceFileId: number): Promise<boolean> => callApi(viewResourceFile, { resourceFileId }),
  /** Every application without anything of a person, as one workbook (spec 2.6). */
  exportAnonymizedApplications: (): Promise<Blob> => callDownload(exportAnonymizedApplications, {}),
};

/** A tax number as text; a server that sends numbers loses nothing but leading zeros (spec 3). */
const padFiscalNumber = <T extends string | number | null | undefined>(nif: T) =>
  nif === null || nif === undefined || nif === '' ? undefined : String(nif).padStart(fieldLengths.nif, '0');

/** A whole application as the screens take it. */
const readApplication = (application: Application): Application => ({
  ...application,
  fiscalNumber: padFiscalNumber(application.fiscalNumber),
  studentFiscalNumber: padFiscalNumber(application.studentFiscalNumber),
  address: application.address && padAddress(application.address),
  studentAddress: application.studentAddress && padAddress(application.studentAddress),
});

/** A row of the application lists as the screens take it. */
export const readApplicationRow = (row: ApplicationRow): ApplicationRow => ({
  ...row,
  fiscalNumber: padFiscalNumber(row.fiscalNumber) ?? '',
  studentFiscalNumber: padFiscalNumber(row.studentFiscalNumber),
});

/** A history entry as the screens take it: its status has a text, be it an empty one. */
const readHistoryEntry = (entry: ApplicationHistoryEntry): ApplicationHistoryEntry => ({
  ...entry,
  applicationStatus: {
    ...entry.applicationStatus,
    id: entry.applicationStatusId,
    description: entry.applicationStatus?.description ?? '',
  },
});
