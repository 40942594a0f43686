import { formatNumber } from '../../../contract/rules/formatNumber';
import { maxRequestsPerApproval } from '../../../contract/rules/maintenanceLimits';
import type { CodedTexts } from '../../../server/lib/refusal';

/** The user-facing messages about what needs a second person. */
export const approvalTexts = {
  unknown: 'Já não há nada por aprovar aqui.',
  expired: 'O prazo para aprovar terminou. Se ainda for preciso, tem de ser pedido de novo.',
  ended: {
    confirmed: (who: string) => `Já foi aprovado por ${who}.`,
    refused: (who: string) => `Já foi recusado por ${who}.`,
    withdrawn: () => 'Já foi retirado por quem o pediu.',
  },
  movedOn: {
    code: 'state_changed',
    text: 'O pedido mudou entretanto de estado: já não há decisão por aprovar.',
  },
  own: 'Foi pedido por si: tem de ser outra pessoa a aprovar ou a recusar.',
  notOwn: 'Só quem o pediu o pode retirar.',
  askerGone: 'Quem o pediu já não tem permissão para o fazer. Recuse, ou peça-o em seu nome.',
  outdated: 'O que foi pedido já não é válido. Tem de ser pedido de novo.',
  tooMany: `Com aprovação por outra pessoa podem ser processados no máximo ${formatNumber(maxRequestsPerApproval)} pedidos de cada vez.`,
  /** Of several items of which one can't be done. */
  notAll: (message: string, id?: number) =>
    `${id === undefined ? '' : `Pedido ${id}: `}${message} Nada foi feito.`,
  alreadySet: 'Esta escolha foi entretanto alterada.',
  tooFew:
    'Não há quem aprove: são precisas pelo menos duas pessoas ativas com permissão para este ato, e duas com permissão para alterar esta escolha.',
  mail: {
    subject: 'Tarifa Social de Internet: aprovação recusada',
    refused: (act: string, who: string) => `${who} recusou o que pediu: ${act}. Nada foi feito.`,
    reason: (reason: string) => `Motivo: ${reason}`,
    open: 'Abrir o que está por aprovar',
  },
} as const;

/** Why the regulator can't go on with a request whose decision waits. */
export const proposalTexts = {
  proposedBy: (name: string) => ({
    code: 'awaits_approval',
    text: `Já há uma decisão sobre este pedido à espera de aprovação, de ${name}. Aprove-a ou recuse-a antes de decidir outra.`,
  }),
  proposedBySelf: {
    code: 'awaits_approval',
    text: 'A sua decisão sobre este pedido aguarda a aprovação de outra pessoa. Retire-a antes de decidir outra.',
  },
} as const satisfies CodedTexts;
