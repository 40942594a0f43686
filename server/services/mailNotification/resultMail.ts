import type { ApplicationKind } from '../../../contract/rules/applicationMoves';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import type { mailNotifications } from '../../db/schema/mailNotifications';

const kindTexts: Readonly<Record<ApplicationKind, string>> = {
  request: 'pedido de verificação de elegibilidade',
  recheck: 'pedido de reverificação de elegibilidade',
  maintenance: 'pedido de manutenção da tarifa social',
};

/** The message that tells a provider of a result; it names the application, never the citizen. */
export const resultMail = (
  { id, kind, providerEmail }: { id: number; kind: ApplicationKind; providerEmail: string },
  statusId: number,
  createdOn: Date,
): typeof mailNotifications.$inferInsert => {
  const result = statusId === applicationStatus.eligible ? 'Elegível' : 'Não Elegível';
  return {
    applicationId: id,
    to: providerEmail,
    subject: `Tarifa Social de Internet: pedido ${id} ${result}`,
    body: `O ${kindTexts[kind]} n.º ${id} tem o resultado: ${result}.`,
    createdOn,
  };
};
