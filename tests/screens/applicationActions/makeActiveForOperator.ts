import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { makeApplication, makeOperator } from '../../support/builders';
import type { TestServer } from '../../support/testServer';
import { daysAgo } from './openDetail';

/** Makes an active application of a new operator. */
export const makeActiveForOperator = async ({ db }: TestServer) => {
  const operator = await makeOperator(db);
  const activationStartDate = daysAgo(20);
  const application = await makeApplication(
    db,
    {
      providerId: operator.parentId ?? undefined,
      statusId: applicationStatus.active,
      activationStartDate,
    },
    { activationCreatedOn: activationStartDate, activationStartDate },
  );
  return { operator, application };
};
