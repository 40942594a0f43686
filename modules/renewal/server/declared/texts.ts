import type { CodedTexts } from '../../../../server/lib/refusal';
import { productName } from '../../../../server/mail/composeMail';
import { exceptionReasons, type RenewedHow } from '../../contract/states';

/** Why a call about renewals was refused. */
export const renewalTexts = {
  notFound: { code: 'not_found', text: 'A renovação não foi encontrada.' },
  itemNotFound: { code: 'not_found', text: 'A tarifa não foi encontrada na renovação.' },
  otherRenewal: {
    code: 'other_renewal',
    text: 'Já há uma renovação marcada ou em curso. Espere que conclua, ou pare-a primeiro.',
  },
  notNow: (state: string) => ({
    code: 'state_changed',
    text: `Não é possível: a renovação está agora no estado «${state}».`,
  }),
  itemNotNow: {
    code: 'state_changed',
    text: 'A tarifa já não está entre as exceções: foi renovada, terminou ou saiu da renovação.',
  },
  periodBehind: { code: 'out_of_range', text: 'O período já passou: escolha um dia depois de hoje.' },
  startBehind: {
    code: 'out_of_range',
    text: 'A renovação tem de começar depois de hoje e antes do fim do período.',
  },
  providerUnknown: { code: 'not_found', text: 'O prestador não existe ou está inativo.' },
} as const satisfies CodedTexts;

const howTexts: Readonly<Record<RenewedHow, string>> = {
  asked: 'Os serviços confirmaram a elegibilidade.',
  reused: 'Uma resposta recente dos serviços confirma a elegibilidade.',
  decided: 'Um pedido entregue entretanto foi considerado elegível.',
  kept: 'Por decisão do regulador.',
};

/** What the timeline of a request says of renewals. */
export const stepTexts = {
  renewed: 'Tarifa renovada',
  byServices: 'Tarifa renovada pelo sistema',
  how: (how: RenewedHow) => howTexts[how],
  until: (day: string) => `Até ${day}.`,
  noticed: 'Aviso: a tarifa vai terminar',
  endsOn: (day: string) => `Termina em ${day}, se nada for entregue até lá.`,
  reason: (reason: keyof typeof exceptionReasons) => `Motivo: ${exceptionReasons[reason]}.`,
  kept: (reason: string) => `Motivo: ${reason}`,
} as const;

/** Why a tariff ended, in its history. */
export const endTexts = {
  no: 'Renovação: os serviços não confirmaram a elegibilidade e nada foi entregue até ao fim do aviso.',
  conditional: 'Renovação: o que faltava esclarecer não foi entregue até ao fim do aviso.',
} as const;

/** The wording of the daily e-mail to a provider. */
export const noticeTexts = {
  subject: `${productName}: tarifas que vão terminar`,
  introduction: (count: number) =>
    count === 1
      ? 'A renovação da TSI não confirmou a elegibilidade de um beneficiário:'
      : `A renovação da TSI não confirmou a elegibilidade de ${count} beneficiários:`,
  line: (count: number, reason: keyof typeof exceptionReasons, endsOn: string) =>
    `${count} × ${exceptionReasons[reason].toLowerCase()}; ${count === 1 ? 'termina' : 'terminam'} em ${endsOn}`,
  closing:
    'Até lá pode pedir a reverificação com documentos novos, ou incluir o pedido na lista anual. A tarifa só termina depois de decidido o que entregar.',
  open: 'Ver as tarifas que vão terminar',
} as const;

/** The wording of the workbooks. */
export const sheetTexts = {
  report: (id: number) => `renovacao-${id}.xlsx`,
  wouldLose: (id: number) => `perderiam-a-tarifa-${id}.xlsx`,
  reportSheet: 'Renovação',
  wouldLoseSheet: 'Perderiam a tarifa',
  reportColumns: [
    'Prestador',
    'Estado',
    'Como',
    'Motivo da exceção',
    'Porque saiu',
    'Tarifas',
    'Perguntadas',
    'Avisadas',
  ],
  rehearsalRow: 'Ensaio',
  wouldLoseColumns: [
    'Pedido',
    'Prestador',
    'NIF',
    'NIF do estudante',
    'Nome',
    'Ativa desde',
    'Motivo',
    'Resposta de',
  ],
} as const;
