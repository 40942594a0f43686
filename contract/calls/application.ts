import { z } from 'zod';
import { access } from '../access';
import { declarationLabels } from '../declarationTexts';
import {
  application,
  applicationRow,
  queueCount,
  submission,
  submissionResults,
  toActivateRow,
} from '../entities/application';
import { described } from '../entities/described';
import { fileReference } from '../entities/file';
import { comparedMoment } from '../entities/moment';
import { cleaningUpTo, emailPart, nif, textUpTo } from '../entities/text';
import { submissionBody } from '../rules/bodyLimits';
import {
  type DecisionSearch,
  deciders,
  decisionDaysMessage,
  decisionResults,
  wrongDecisionDay,
} from '../rules/decisionSearch';
import { fieldLengths, maxApplicationsPerSubmit } from '../rules/limits';
import { cleanPostCode, isPostCodeFilter } from '../rules/postalCode';
import { type QueueName, queuesOfSide } from '../rules/requestQueues';
import { validationMessages } from '../rules/validationMessages';
import { defineCall, defineDownload } from './defineCall';
import { detailReaders } from './detailReaders';
import { defineSearch, filter, page, paging, queryFilter, queryId, queryPaging } from './filter';

/** Users who may open an application's detail or edit a maintenance request (spec 2.8 and 2.9). */
const readers = [...detailReaders, access.maintenanceRequests.edit];

/**
 * The row fields that lists can be sorted by. Sorted by status, as the lists name it, the newest of each
 * status comes first; sorting by status date works only within a queue.
 */
export const searchOrders = ['createdOn', 'applicationStatusId', 'applicationStatusDate'] as const;
export type SearchOrder = (typeof searchOrders)[number];

const managementSearch = z.object({
  id: filter(z.int32().positive()),
  fiscalNumber: filter(nif),
  beginDate: filter(comparedMoment),
  endDate: filter(comparedMoment),
  providerEmail: filter(emailPart),
  createdBy: filter(emailPart),
  postCode: filter(
    z
      .string()
      .overwrite(cleaningUpTo(fieldLengths.email, cleanPostCode))
      .refine(isPostCodeFilter, validationMessages.postalCode),
  ),
  studentFiscalNumber: filter(nif),
  applicationStatusId: filter(z.int32().positive()),
  wasTSIActivationDelayed: filter(z.boolean()),
  ...paging,
});

/**
 * Returns the parameters that our own searches add (spec 7.7): a queue to search in, and the sort order. By
 * default a queue starts with the request that has waited longest, any other search with the newest.
 */
const inOrder = <Name extends QueueName>(queues: readonly Name[]) => ({
  queue: filter(z.enum(queues)),
  sortBy: filter(z.enum(searchOrders)),
  sortOrder: filter(z.enum(['ASC', 'DESC'])),
});

/**
 * The filters that our own searches add where `get-overview` is offered; they match what the bars of the
 * overview count. `decision` is the decision that was made, whatever has happened to the request since.
 */
const countedFilters = {
  isAnnualMaintenance: filter(z.boolean()),
  isRecheck: filter(z.boolean()),
  decision: filter(z.enum(decisionResults)),
  decidedBy: filter(z.enum(deciders)),
  decisionBeginDate: filter(comparedMoment),
  decisionEndDate: filter(comparedMoment),
  district: filter(textUpTo(fieldLengths.district)),
};

const hasDecisionDays = (day: 'decisionBeginDate' | 'decisionEndDate') => (search: DecisionSearch) =>
  wrongDecisionDay(search) !== day;

const orderedByWaiting = ({ queue, sortBy }: { queue?: unknown; sortBy?: unknown }): boolean =>
  sortBy !== 'applicationStatusDate' || queue !== undefined;
const onlyQueuesWait = { path: ['sortBy'], message: validationMessages.invalidValue };

export const submitApplications = defineCall({
  method: 'POST',
  path: '/Application/submit',
  summary:
    'Submete pedidos de elegibilidade: todos ou nenhum, ou cada um por si se quem chama o preferir (`handling=lenient`)',
  access: [access.applications.create],
  recordedAs: ['create'],
  input: submission,
  labels: declarationLabels,
  answer: submissionResults,
  body: submissionBody,
  takesIdempotencyKey: true,
  answersEach: { list: 'applications', most: maxApplicationsPerSubmit, allOrNone: true },
});

export const searchApplications = defineSearch({
  method: 'POST',
  path: '/Application/search',
  summary: 'Os pedidos do prestador, os mais recentes primeiro',
  access: [access.applications.list],
  recordedAs: ['view', 'search'],
  input: managementSearch.extend(inOrder(queuesOfSide.provider)).refine(orderedByWaiting, onlyQueuesWait),
  answer: page(applicationRow),
  mayBePrefetched: true,
});

export const searchBackofficeApplications = defineSearch({
  method: 'POST',
  path: '/Application/search-backoffice',
  summary: 'Os pedidos de todos os prestadores, os mais recentes primeiro',
  access: [access.backofficeApplications.list],
  recordedAs: ['view', 'search'],
  input: managementSearch
    .extend({
      providerId: filter(z.int32().positive()),
      isStudent: filter(z.boolean()),
      ...countedFilters,
      ...inOrder(queuesOfSide.regulator),
    })
    .refine(orderedByWaiting, onlyQueuesWait)
    .refine(hasDecisionDays('decisionBeginDate'), {
      path: ['decisionBeginDate'],
      message: decisionDaysMessage,
    })
    .refine(hasDecisionDays('decisionEndDate'), { path: ['decisionEndDate'], message: decisionDaysMessage }),
  answer: page(applicationRow),
  mayBePrefetched: true,
});

export const searchEligibleApplications = defineSearch({
  method: 'POST',
  path: '/Application/search-eligible',
  summary: 'Os pedidos do prestador por ativar, os mais recentes primeiro',
  access: [access.applications.list],
  recordedAs: ['view', 'search'],
  input: managementSearch,
  answer: page(applicationRow),
});

export const getToActivate = defineCall({
  method: 'GET',
  path: '/Application/get-to-activate',
  summary: 'Os pedidos do prestador por ativar, por prazo',
  access: [access.applications.update],
  recordedAs: ['view', 'search'],
  capability: 'get-to-activate',
  input: z.object(queryPaging),
  answer: page(toActivateRow),
  mayBePrefetched: true,
});

export const getQueueCounts = defineCall({
  method: 'GET',
  path: '/Application/get-queue-counts',
  summary:
    'Quantos pedidos aguardam em cada fila de quem chama; `byTomorrow`: dos que estão por ativar, quantos têm hoje ou amanhã como último dia',
  access: [access.applications.list, access.backofficeApplications.list],
  recordedAs: 'noPersonalData',
  capability: 'get-queue-counts',
  input: z.object({}),
  answer: z.array(queueCount),
  wrapped: true,
});

export const getApplicationStatuses = defineCall({
  method: 'GET',
  path: '/Application/get-status',
  summary: 'Os estados que prestadores e operadores veem',
  access: 'signedIn',
  recordedAs: 'noPersonalData',
  input: z.object({}),
  answer: z.array(described),
  wrapped: true,
});

export const getBackofficeApplicationStatuses = defineCall({
  method: 'GET',
  path: '/Application/get-status-backoffice',
  summary: 'Os estados que os administradores veem',
  access: [access.backofficeApplications.statuses],
  recordedAs: 'noPersonalData',
  input: z.object({}),
  answer: z.array(described),
  wrapped: true,
});

export const getApplication = defineCall({
  method: 'GET',
  path: '/Application/get-by-id',
  summary: 'Um pedido completo',
  access: readers,
  recordedAs: ['view'],
  input: z.object({ applicationId: queryId }),
  answer: application,
  mayBePrefetched: true,
});

export const getApplicationFiles = defineCall({
  method: 'GET',
  path: '/Application/get-files',
  summary: 'Os documentos de um pedido',
  access: readers,
  recordedAs: ['view'],
  input: z.object({ applicationId: queryId, resourceFileType: queryFilter(queryId) }),
  answer: z.array(fileReference),
  mayBePrefetched: true,
});

/**
 * How a document is asked for: as it may be shown (to administrators without metadata, where that can be done), without
 * metadata or not at all, or exactly as it was handed in.
 */
const documentForms = ['shown', 'withoutMetadata', 'original'] as const;
export type DocumentForm = (typeof documentForms)[number];

export const downloadResourceFile = defineDownload({
  method: 'GET',
  path: '/Application/download-resource-file',
  summary: 'Um documento em PDF: tal como está, ou sem o que diz sobre quem o fez',
  access: readers,
  recordedAs: ['download'],
  input: z.object({ resourceFileId: queryId, form: z.enum(documentForms).optional() }),
  labels: { form: 'Metadados' },
  mediaType: 'application/pdf',
  mayBePrefetched: true,
});

export const viewResourceFile = defineCall({
  method: 'POST',
  path: '/Application/view-resource-file',
  summary: 'Regista que um documento obtido antes é agora consultado',
  access: readers,
  recordedAs: ['download'],
  capability: 'view-resource-file',
  input: z.object({ resourceFileId: z.int32().positive() }),
  answer: z.boolean(),
  wrapped: true,
});
