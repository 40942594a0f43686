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
  activationDate: 'Insira uma data entre a notificação da elegibilidade e a data atual.',
  endDate: 'Insira uma data entre a ativação da TSI e a data atual.',
  cancellationDate: 'Insira a data atual.',
  recheckUnderWay: 'Existe uma reverificação em curso para este pedido.',
} as const;
