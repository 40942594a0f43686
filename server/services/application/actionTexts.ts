import type { ApplicationKind } from '../../../contract/rules/applicationMoves';

const kindTexts: Readonly<Record<ApplicationKind, string>> = {
  request: 'pedidos de elegibilidade',
  recheck: 'pedidos de reverificação',
  maintenance: 'pedidos de manutenção',
};

/** Why an action on an application was refused, as people read it. */
export const actionTexts = {
  stateChanged: 'O estado do pedido foi entretanto alterado. Atualize a página e tente novamente.',
  notForKind: (kind: ApplicationKind) => `Esta operação não se aplica a ${kindTexts[kind]}.`,
  cancellationDate: 'Insira a data atual.',
} as const;
