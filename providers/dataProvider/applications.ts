import type { GetListParams, GetOneParams } from 'ra-core';
import { exportAnonymizedApplications } from '../../contract/calls/anonymizedExport';
import {
  type DocumentForm,
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
import { type CallOptions, callApi, callCancellable, callDownload } from '../http/callApi';
import { capabilities } from '../http/capabilities';
import { encodeSearch } from './encodeSearch';
import { padAddress } from './lookups';
import type { Adapters, ReadOptions } from './ResourceAdapter';
import { foundPage, possibleId, submittedId, wholeList } from './responses';

/** What encodes a request comes with the forms alone (build/layerScripts.mjs). */
export const loadRequestForm = () => import('./requestForm');

/**
 * The server's sort field for each sortable column, and whether it grows in the same direction as the
 * column's values.
 */
const orders: Readonly<Record<string, { by: SearchOrder; grows: boolean }>> = {
  createdOn: { by: 'createdOn', grows: true },
  applicationStatusDescription: { by: 'applicationStatusId', grows: true },
  waitingDays: { by: 'applicationStatusDate', grows: false },
};

/** Returns the sort parameters of a list; empty when the order is the server's own, or the server supports no other. */
const encodeOrder = ({ sort, filter }: Pick<GetListParams, 'sort' | 'filter'>) => {
  const order = sort && orders[sort.field];
  if (!order || !capabilities.allow(getQueueCounts)) return {};
  const own = filter?.queue ? 'waitingDays' : 'createdOn';
  const isOwn = sort.field === own && sort.order === 'DESC';
  const isForQueues = sort.field === 'waitingDays' && !filter?.queue;
  if (isOwn || isForQueues) return {};
  const sortOrder = order.grows === (sort.order === 'ASC') ? 'ASC' : 'DESC';
  return { sortBy: order.by, sortOrder } as const;
};

/** Reads a whole application; `meta.isSilent` when nobody is waiting for it. */
export const loadApplication = async ({
  id,
  meta,
  ...given
}: Pick<GetOneParams, 'id' | 'meta'> & ReadOptions) => {
  const options = { ...given, isSilent: given.isSilent || meta?.isSilent === true };
  return { data: readApplication(await callApi(getApplication, { applicationId: possibleId(id) }, options)) };
};

/** The requests and their related data (spec 2.3, 2.5, 2.6 and 2.8). */
export const adapters = {
  /** Requests waiting for activation, by deadline. */
  toActivate: {
    getList: async (params) => foundPage(await callApi(getToActivate, encodeSearch({}, params), params)),
  },
  /** The number of requests waiting in each queue. */
  queueCounts: {
    getList: async ({ signal, meta }) => {
      const counts = await callApi(getQueueCounts, {}, { signal, isSilent: meta?.isSilent === true });
      return wholeList(counts.map(({ queue, ...counted }) => ({ id: queue, ...counted })));
    },
  },
  /** Requests as the provider side sees them. */
  applications: {
    getOne: loadApplication,
    getList: async (params) => {
      const search = { ...encodeSearch(searchApplications, params), ...encodeOrder(params) };
      const found = await callApi(searchApplications, search, params);
      const { data, total } = foundPage(found);
      return { data: data.map(readApplicationRow), total };
    },
    create: async ({ data, meta }: { data: RequestFormValues; meta?: CallOptions }) => {
      const { encodeSubmission } = await loadRequestForm();
      const results = await callCancellable(submitApplications, encodeSubmission(data), meta);
      return { data: { id: submittedId(results) } };
    },
  },
  /** Requests of every provider, for administrators. */
  backofficeApplications: {
    getOne: loadApplication,
    getList: async (params) => {
      const search = { ...encodeSearch(searchBackofficeApplications, params), ...encodeOrder(params) };
      const { data, total } = foundPage(await callApi(searchBackofficeApplications, search, params));
      return { data: data.map(readApplicationRow), total };
    },
  },
  /**
   * The statuses that an application has had, newest first. They have no id of their own, so their position
   * serves as one.
   */
  applicationHistory: {
    getList: async (params) => {
      const { applicationId } = params.filter;
      const entries = await callApi(getApplicationHistory, { applicationId }, params);
      return wholeList(
        entries?.map((entry, index) => ({ ...readHistoryEntry(entry), id: `${applicationId}-${index}` })),
      );
    },
  },
  /** The events in an application's history, newest first; an event's position also serves as its id. */
  timelineEvents: {
    getList: async (params) => {
      const { applicationId } = params.filter;
      const events = await callApi(getTimeline, { applicationId }, params);
      return wholeList(events?.map((event, index) => ({ ...event, id: `${applicationId}-${index}` })));
    },
  },
  applicationFiles: {
    getList: async (params) => {
      const { applicationId, resourceFileType } = params.filter;
      const files = await callApi(getApplicationFiles, { applicationId, resourceFileType }, params);
      return wholeList(files?.map((file) => ({ ...file, id: file.resourceFileId })));
    },
  },
  /** The messages sent about an application. They have no id of their own, so their position serves as one. */
  mailNotifications: {
    getList: async (params) => {
      const { applicationId } = params.filter;
      const mails = await callApi(getMailNotifications, { applicationId }, params);
      return wholeList(mails?.map((mail, index) => ({ ...mail, id: `${applicationId}-${index}` })));
    },
  },
} satisfies Adapters;

/** Downloads of application files. */
export const applicationDownloads = {
  /** Downloads a document of an application (spec 2.8), as `form` says; without it as it was handed in. */
  downloadDocument: (
    resourceFileId: number,
    { form, ...options }: ReadOptions & { form?: DocumentForm } = {},
  ): Promise<Blob> => callDownload(downloadResourceFile, { resourceFileId, ...(form && { form }) }, options),
  /** Records that a document fetched earlier is being viewed now. */
  viewDocument: (resourceFileId: number): Promise<boolean> => callApi(viewResourceFile, { resourceFileId }),
  /** Downloads every application, without personal data, as one workbook (spec 2.6). */
  exportAnonymizedApplications: (): Promise<Blob> => callDownload(exportAnonymizedApplications, {}),
};

/** Returns a tax number as text; a server that sends numbers loses only leading zeros (spec 3). */
const padFiscalNumber = <T extends string | number | null | undefined>(nif: T) =>
  nif === null || nif === undefined || nif === '' ? undefined : String(nif).padStart(fieldLengths.nif, '0');

/** Converts a whole application to the form that the screens expect. */
const readApplication = (application: Application): Application => ({
  ...application,
  fiscalNumber: padFiscalNumber(application.fiscalNumber),
  studentFiscalNumber: padFiscalNumber(application.studentFiscalNumber),
  address: application.address && padAddress(application.address),
  studentAddress: application.studentAddress && padAddress(application.studentAddress),
});

/** Converts a row of the application lists to the form that the screens expect. */
export const readApplicationRow = (row: ApplicationRow): ApplicationRow => ({
  ...row,
  fiscalNumber: padFiscalNumber(row.fiscalNumber) ?? '',
  studentFiscalNumber: padFiscalNumber(row.studentFiscalNumber),
});

/** Converts a history entry to the form that the screens expect: its status has a text, even if empty. */
const readHistoryEntry = (entry: ApplicationHistoryEntry): ApplicationHistoryEntry => ({
  ...entry,
  applicationStatus: {
    ...entry.applicationStatus,
    id: entry.applicationStatusId,
    description: entry.applicationStatus?.description ?? '',
  },
});
