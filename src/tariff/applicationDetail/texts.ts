import { dayMonthYear } from '../../../contract/rules/lisbonDay';

/** Texts of the steps in the way of a request that concern elements; only the detail loads them. */
export const elementsStepTexts = {
  asked: 'Elementos pedidos ao prestador',
  answered: 'Elementos entregues pelo prestador',
  ended: 'Pedido de elementos encerrado',
  /** Given a day as AAAA-MM-DD. */
  until: (day: string) => `Até ${dayMonthYear(new Date(`${day}T12:00:00Z`))}`,
  by: (author: string) => `Por ${author}`,
  byRegulator: 'Pelo regulador',
} as const;

/** Texts of the way from request to request. */
export const prevNextTexts = {
  noPrevious: 'Não há pedido anterior na lista.',
  noNext: 'Não há pedido seguinte na lista.',
} as const;

/** Texts of the way of a request. */
export const timelineTexts = {
  title: 'Percurso do pedido',
  step: {
    submitted: 'Pedido submetido',
    begun: 'Verificação iniciada',
    answered: 'Resposta recebida',
    conflicting: 'Em conflito com outro pedido',
    awaitsRegulator: 'Aguarda a decisão do regulador',
    eligible: 'Decisão: Elegível',
    nonEligible: 'Decisão: Não Elegível',
    active: 'TSI ativada',
    inactive: 'TSI desativada',
    cancelled: 'Pedido cancelado',
  },
  reason: (reason: string) => `Motivo: ${reason}`,
  from: (day: string) => `A partir de ${day}`,
  until: (day: string) => `Até ${day}`,
  author: (author: string) => `Por ${author}`,
  confirmedBy: (who: string) => `Aprovado por ${who}`,
  system: 'Pelo sistema',
  blocking: 'Pedido bloqueador:',
  socialSecurity: (answer: string) => `Segurança Social: ${answer}`,
  taxAuthority: (answer: string) => `Autoridade Tributária: ${answer}`,
  answer: { yes: 'confirmou', no: 'não confirmou', none: 'sem resposta' },
  /** The answer of a service, as a step of its own. */
  answerStep: {
    title: {
      socialSecurity: 'Resposta da Segurança Social',
      taxAuthority: 'Resposta da Autoridade Tributária',
    },
    result: { yes: 'Confirmou', no: 'Não confirmou', conditional: 'Com uma condição' },
    code: (code: string) => `Código: ${code}`,
    took: (seconds: string) => `Demorou ${seconds} s`,
    usedAgain: (days: number, moment: string) =>
      `${days === 0 ? 'Resposta de hoje' : days === 1 ? 'Resposta de há 1 dia' : `Resposta de há ${days} dias`} (${moment}), usada de novo`,
  },
  notified: 'Prestador notificado',
  mail: 'E-mail enviado',
  mailWaiting: 'E-mail por enviar',
  to: (to: string) => `Para ${to}`,
  followUp: {
    recheck: 'Reverificação pedida',
    maintenance: 'Manutenção anual comunicada',
    recheckResult: (status: string) => `Reverificação: ${status}`,
    maintenanceResult: (status: string) => `Manutenção anual: ${status}`,
  },
  deadline: 'Prazo para ativar a TSI',
  deadlineOver: 'Prazo para ativar a TSI excedido',
} as const;

/** Texts of the differences between two requests. */
export const changesTexts = {
  title: {
    original: (id: number) => `Alterações face ao pedido ${id}`,
    blocking: (id: number) => `Diferenças face ao pedido bloqueador ${id}`,
  },
  field: 'Campo',
  before: { original: 'Antes', blocking: 'Pedido bloqueador' },
  after: { original: 'Agora', blocking: 'Este pedido' },
  none: 'Sem alterações',
  documents: 'Documentos',
  added: 'Acrescentados',
  removed: 'Removidos',
  kept: 'Mantidos',
} as const;

/** The download of a document as it was handed in. */
export const originalTexts = {
  label: 'Original',
  download: (filename: string) => `Descarregar original: ${filename}`,
} as const;
