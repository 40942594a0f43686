import type { CodedTexts } from '../../lib/refusal';

/** Why a call of annual maintenance was refused, or a request not processed. */
export const maintenanceTexts = {
  noPeriod: { code: 'no_period', text: 'O período de comunicação não está em vigor.' },
  emailFirst: { code: 'email_missing', text: 'Grave primeiro o e-mail de notificação.' },
  emailLocked: {
    code: 'email_locked',
    text: 'O e-mail já não pode ser alterado: existem pedidos processados.',
  },
  emailNotFound: { code: 'not_found', text: 'O e-mail de notificação não foi encontrado.' },
  providerNotFound: { code: 'not_found', text: 'O prestador não foi encontrado.' },
  notProcessed: { code: 'internal_error', text: 'Não foi possível processar o pedido.' },
  originalNotActive: { code: 'original_not_active', text: 'O pedido original já não está ativo.' },
  requestNotFound: { code: 'not_found', text: 'O pedido de manutenção não foi encontrado.' },
  alreadyProcessed: { code: 'already_processed', text: 'O pedido de manutenção já foi processado.' },
  otherFile: {
    code: 'other_file',
    text: 'Está a ser registado outro ficheiro deste prestador. Tente novamente dentro de alguns segundos.',
  },
  changedMeanwhile: {
    code: 'changed_meanwhile',
    text: 'Os dados foram alterados enquanto o ficheiro era registado. Envie-o novamente.',
  },
  notSubmitted: {
    code: 'state_changed',
    text: 'Só podem ser editados ou eliminados pedidos de manutenção no estado Submetido.',
  },
  held: { code: 'refused', text: 'Este pedido tem de ser conservado e não pode ser eliminado.' },
  periodExists: { code: 'period_exists', text: 'Já existe um período de comunicação: altere-o.' },
  periodNotFound: { code: 'not_found', text: 'O período de comunicação não foi encontrado ou já terminou.' },
} as const satisfies CodedTexts;
