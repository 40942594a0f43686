import type { ApplicationKind } from '../../../contract/rules/applicationMoves';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import type { mailNotifications } from '../../db/schema/mailNotifications';
import type { StoredApplication } from '../application/lockApplication';

const kindTexts: Readonly<Record<ApplicationKind, string>> = {
  request: 'pedido de verificação de elegibilidade',
  recheck: 'pedido de reverificação de elegibilidade',
  maintenance: 'pedido de manutenção da tarifa social',
};

/** What a message tells of an application. */
type Told = Pick<StoredApplication, 'id' | 'kind' | 'providerEmail' | 'recheckApplicationId'>;

/** The message that tells a provider of a result; it names the application and what it is about, never the citizen. */
export const resultMail = (
  { id, kind, providerEmail, recheckApplicationId }: Told,
  statusId: number,
  createdOn: Date,
): typeof mailNotifications.$inferInsert => {
  const result = statusId === applicationStatus.eligible ? 'Elegível' : 'Não Elegível';
  const about = recheckApplicationId === null ? '' : `, relativo ao pedido n.º ${recheckApplicationId},`;
  return {
    applicationId: id,
    to: providerEmail,
    subject: `Tarifa Social de Internet: pedido ${id} ${result}`,
    body: `O ${kindTexts[kind]} n.º ${id}${about} tem o resultado: ${result}.`,
    createdOn,
  };
};
