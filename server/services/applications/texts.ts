import type { ApplicationKind } from '../../../contract/rules/applicationMoves';
import type { CodedTexts } from '../../lib/refusal';

/** Why a request, or a document of it, is not shown. */
export const applicationTexts = {
  notFound: { code: 'not_found', text: 'O pedido não foi encontrado.' },
  metadataStays: 'Não é possível retirar os metadados deste documento sem o alterar. Descarregue o original.',
  documentNotFound: { code: 'not_found', text: 'O documento não foi encontrado.' },
  /** The field that a submission's items are in. */
  items: 'Pedidos',
} as const;

/** The reason for not being eligible if both services said no. */
export const notConfirmed = 'Não foram confirmadas necessidades sociais especiais nem baixos rendimentos.';

const kindTexts: Readonly<Record<ApplicationKind, string>> = {
  request: 'pedidos de elegibilidade',
  recheck: 'pedidos de reverificação',
  maintenance: 'pedidos de manutenção',
};

/** The user-facing reasons for refusing an action on an application. */
export const actionTexts = {
  stateChanged: {
    code: 'state_changed',
    text: 'O estado do pedido foi entretanto alterado. Atualize a página e tente novamente.',
  },
  notForKind: (kind: ApplicationKind) => ({
    code: 'wrong_kind',
    text: `Esta operação não se aplica a ${kindTexts[kind]}.`,
  }),
  cancellationDate: { code: 'date_outside', text: 'Insira a data atual.' },
} as const satisfies CodedTexts;
