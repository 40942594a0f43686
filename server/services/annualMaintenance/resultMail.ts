import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import type { mailNotifications } from '../../db/schema/mailNotifications';
import type { MaintenanceRequest } from './requireSubmitted';

type NewMail = typeof mailNotifications.$inferInsert;

/** The message with the result of a maintenance request, to where the provider is told of them. */
export const resultMail = (
  { id, providerEmail, recheckApplicationId }: MaintenanceRequest,
  statusId: number,
  createdOn: Date,
): NewMail => {
  const result = statusId === applicationStatus.eligible ? 'Elegível' : 'Não Elegível';
  return {
    applicationId: id,
    to: providerEmail,
    subject: `Tarifa Social de Internet: pedido de manutenção ${id} ${result}`,
    body: `O pedido de manutenção n.º ${id}, relativo ao pedido n.º ${recheckApplicationId}, tem o resultado: ${result}.`,
    createdOn,
  };
};

/** The message that the tariff of an application ended, to where its provider asked to be told. */
export const endedMail = (
  original: Pick<MaintenanceRequest, 'id' | 'providerEmail'>,
  reason: string,
  createdOn: Date,
): NewMail => ({
  applicationId: original.id,
  to: original.providerEmail,
  subject: `Tarifa Social de Internet: pedido ${original.id} Inativo`,
  body: `A tarifa social do pedido n.º ${original.id} foi desativada na manutenção anual. Motivo: ${reason}`,
  createdOn,
});
