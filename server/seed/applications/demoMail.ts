import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import type { mailNotifications } from '../../db/schema/mailNotifications';
import type { PlannedApplication } from './plannedApplication';

/** The message that told of a demo application's result; none where there was no result yet. */
export const demoMail = (
  applicationId: number,
  { notifiedOn, request, steps }: PlannedApplication,
): (typeof mailNotifications.$inferInsert)[] => {
  if (!notifiedOn) return [];
  const isEligible = steps.some(({ statusId }) => statusId === applicationStatus.eligible);
  const result = isEligible ? 'Elegível' : 'Não Elegível';
  return [
    {
      applicationId,
      to: request.providerEmail,
      subject: `Tarifa Social de Internet: pedido ${applicationId} ${result}`,
      body: `O pedido de verificação de elegibilidade n.º ${applicationId} tem o resultado: ${result}.`,
      createdOn: notifiedOn,
      actualShippingDate: new Date(notifiedOn.getTime() + 5000),
    },
  ];
};
