import { z } from 'zod';
import { access } from '../../../contract/access';
import { defineDownload, ownCalls } from '../../../contract/calls/defineCall';
import { claim } from './claim';
import { maxOpen } from './claims';

const { call } = ownCalls({ path: '/Application', capability: 'claims' });
const deciders = [access.backofficeApplications.update];
const applicationId = z.int32().positive();

export const claimApplication = call({
  method: 'POST',
  path: '/claim-application',
  summary:
    'Reserva para quem chama um pedido que aguarda o regulador, ou diz que continua presente; responde quem o tem, que é outra pessoa se esta deu sinal nos últimos cinco minutos. Com `takesOver` passa sempre para quem chama. Null se o pedido já não aguarda o regulador',
  access: deciders,
  recordedAs: ['claim'],
  input: z.object({ applicationId, takesOver: z.boolean().optional() }),
  labels: { takesOver: 'Assumir' },
  answer: claim.nullable(),
});

export const releaseApplication = call({
  method: 'POST',
  path: '/release-application',
  summary: 'Termina a reserva que quem chama tem sobre um pedido, se a houver',
  access: deciders,
  recordedAs: 'noPersonalData',
  input: z.object({ applicationId }),
  answer: z.boolean(),
});

export const takeNextApplication = call({
  method: 'POST',
  path: '/take-next-application',
  summary:
    'Reserva para quem chama o pedido que aguarda o regulador há mais tempo, de entre os que mais ninguém tem, que pode ser um que já teve; null se não houver nenhum',
  access: deciders,
  recordedAs: ['claim'],
  input: z.object({
    /** Those that the caller has open already, which none of their other windows is to get. */
    openIds: z.array(applicationId).max(maxOpen).optional(),
  }),
  labels: { openIds: 'Abertos' },
  answer: z
    .object({
      applicationId,
      /** The request that it is a recheck or a maintenance request of, if any. */
      recheckApplicationId: applicationId.nullable(),
    })
    .nullable(),
});

export const getClaims = call({
  method: 'GET',
  path: '/get-claims',
  summary:
    'Os pedidos que alguém está a decidir, ou decidiu e aguardam a aprovação de outra pessoa, e quem é',
  access: [access.backofficeApplications.list],
  recordedAs: 'noPersonalData',
  input: z.object({}),
  answer: z.array(claim),
});

export const followQueues = defineDownload({
  method: 'GET',
  path: '/Application/events',
  summary:
    'Eventos enviados pelo servidor, sem dados: `queues` quando um pedido muda de estado, `claims` quando muda quem decide o quê, sem ser por quem chama; nada mais é dito. Termina ao fim de cinco minutos, quando termina a sessão ou a permissão de quem chama e quando o servidor para',
  access: [access.applications.list, access.backofficeApplications.list],
  recordedAs: 'noPersonalData',
  capability: 'events',
  input: z.object({
    /** After how many seconds it ends. */
    seconds: z.coerce.number().int().min(0).max(300).optional(),
  }),
  labels: { seconds: 'Duração' },
  mediaType: 'text/event-stream',
});
