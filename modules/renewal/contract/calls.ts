import { z } from 'zod';
import { ownCalls } from '../../../contract/calls/defineCall';
import { filter, page, paging, queryFilter, queryId } from '../../../contract/calls/filter';
import { day } from '../../../contract/entities/moment';
import { textUpTo } from '../../../contract/entities/text';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { access } from './access';
import { keysOf } from './keysOf';
import {
  publicCount,
  renewal,
  renewalItem,
  renewalNotice,
  renewalOfApplication,
  renewalReport,
  renewalTerms,
  wouldLose,
} from './renewal';
import { maxKeptReason } from './renewalRules';
import { exceptionReasons, itemStates } from './states';

const id = z.int32().positive();

const labels = {
  renewalId: 'Renovação',
  itemId: 'Tarifa',
  applicationId: 'Pedido',
  providerId: 'Prestador',
  district: 'Distrito',
  startedBefore: 'Ativas desde antes de',
  validUntil: 'Renova até',
  startsOn: 'Começa em',
  reason: 'Motivo',
  state: 'Estado',
  states: 'Estados',
  after: 'A partir de',
} as const;
const { call, download } = ownCalls({ path: '/Renewal', capability: 'renewal', labels });

const ofRenewal = z.object({ renewalId: id });
const queryOfRenewal = z.object({ renewalId: queryId });
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const getRenewals = call({
  method: 'GET',
  path: '/get-renewals',
  summary:
    'As renovações, as mais recentes primeiro, com quantas tarifas estão em cada estado, e o que as definições dizem. Um prestador recebe as que começaram, com as suas tarifas',
  access: [access.renewals.list],
  recordedAs: 'noPersonalData',
  input: z.object({}),
  answer: z.object({ terms: renewalTerms, renewals: z.array(renewal) }),
});

export const rehearseRenewal = call({
  method: 'POST',
  path: '/rehearse',
  summary:
    'Ensaia uma renovação de todas as tarifas ativas, ou de uma parte: conta o que as respostas guardadas dizem. Não pergunta nem altera nada; os números chegam pouco depois (`rehearsing`, depois `rehearsed`)',
  access: [access.renewals.create],
  recordedAs: ['rehearseRenewal'],
  input: z.object({
    providerId: filter(id),
    district: filter(z.string().max(100)),
    startedBefore: filter(day),
    validUntil: day,
  }),
  answer: renewal,
});

export const startRenewal = call({
  method: 'POST',
  path: '/start',
  summary:
    'Começa uma renovação ensaiada, já ou num dia. Só uma está em curso de cada vez, e o fim do período não pode ter passado',
  access: [access.renewals.update],
  recordedAs: ['startRenewal'],
  needsRecentFactor: true,
  input: ofRenewal.extend({ startsOn: filter(day) }),
  answer: renewal,
});

export const pauseRenewal = call({
  method: 'POST',
  path: '/pause',
  summary: 'Faz uma pausa: não se pergunta, não se avisa e nada termina até continuar',
  access: [access.renewals.update],
  recordedAs: ['pauseRenewal'],
  input: ofRenewal,
  answer: renewal,
});

export const resumeRenewal = call({
  method: 'POST',
  path: '/resume',
  summary: 'Continua uma renovação em pausa',
  access: [access.renewals.update],
  recordedAs: ['resumeRenewal'],
  input: ofRenewal,
  answer: renewal,
});

export const stopRenewal = call({
  method: 'POST',
  path: '/stop',
  summary:
    'Para uma renovação de vez: o que foi renovado ou terminou fica como está, os avisos deixam de valer e nada mais termina',
  access: [access.renewals.update],
  recordedAs: ['stopRenewal'],
  input: ofRenewal,
  answer: renewal,
});

export const getRenewalReport = call({
  method: 'GET',
  path: '/get-report',
  summary:
    'Os números de uma renovação por prestador e motivo, ao lado dos do ensaio; um prestador recebe só os seus',
  access: [access.renewals.show],
  recordedAs: 'noPersonalData',
  input: queryOfRenewal,
  answer: renewalReport,
});

export const downloadRenewalReport = download({
  method: 'GET',
  path: '/download-report',
  summary: 'Os números de uma renovação como folha de cálculo; um prestador recebe só os seus',
  access: [access.renewals.export],
  recordedAs: 'noPersonalData',
  input: queryOfRenewal,
  mediaType: workbookType,
});

export const getPublicCounts = call({
  method: 'GET',
  path: '/get-public-counts',
  summary:
    'Contagens de uma renovação por distrito, sem pessoas, para publicar: arredondadas por defeito a múltiplos de cinco',
  access: [access.renewalItems.list],
  recordedAs: 'noPersonalData',
  input: queryOfRenewal,
  answer: z.array(publicCount),
});

export const getWouldLose = call({
  method: 'GET',
  path: '/get-would-lose',
  summary:
    'Quem perderia a tarifa pelas últimas respostas guardadas, na parte que uma renovação abrange, cem a cem pelo número do pedido; `next` continua, null no fim',
  access: [access.renewalItems.list],
  recordedAs: ['view'],
  input: queryOfRenewal.extend({
    /** The number of the last request of the part before. */
    after: queryFilter(queryId),
  }),
  answer: z.object({ items: z.array(wouldLose), next: id.nullable() }),
});

export const downloadWouldLose = download({
  method: 'GET',
  path: '/download-would-lose',
  summary: 'Quem perderia a tarifa pelas últimas respostas guardadas, como folha de cálculo',
  access: [access.renewalItems.list],
  recordedAs: ['export'],
  input: queryOfRenewal,
  mediaType: workbookType,
});

export const searchRenewalItems = call({
  method: 'POST',
  path: '/search-items',
  summary:
    'As tarifas de uma renovação: as que acabam primeiro, depois as que ainda não têm dia. Com `states` exception, noticed e waiting é a fila de exceções',
  access: [access.renewalItems.list],
  recordedAs: ['view'],
  input: z.object({
    ...paging,
    renewalId: filter(id),
    states: filter(z.array(z.enum(keysOf(itemStates))).max(10)),
    providerId: filter(id),
    reason: filter(z.enum(keysOf(exceptionReasons))),
    applicationId: filter(id),
  }),
  answer: page(renewalItem),
});

export const getRenewalOfApplication = call({
  method: 'GET',
  path: '/get-of-application',
  summary: 'O que a última renovação diz de um pedido, para a página dele; null se nenhuma o abrangeu',
  access: [access.renewalItems.show],
  recordedAs: ['view'],
  input: z.object({ applicationId: queryId }),
  answer: renewalOfApplication.nullable(),
});

export const keepTariff = call({
  method: 'POST',
  path: '/keep-tariff',
  summary: 'Renova uma exceção por decisão do regulador, com o motivo: deixa de terminar',
  access: [access.renewalItems.update],
  recordedAs: ['keepTariff'],
  input: z.object({
    itemId: z.int().positive(),
    reason: textUpTo(maxKeptReason).min(1, validationMessages.required),
  }),
  answer: z.boolean(),
});

export const searchRenewalNotices = call({
  method: 'POST',
  path: '/search-notices',
  summary:
    'As tarifas do prestador de quem chama que vão terminar, porquê e o que se pode entregar, por dia; com `state` também as que terminaram',
  access: [access.renewalNotices.list],
  recordedAs: ['view'],
  input: z.object({ ...paging, state: filter(z.enum(['noticed', 'waiting', 'ended'])) }),
  answer: page(renewalNotice),
});
