import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { mailNotifications } from '../../../server/db/schema/mailNotifications';
import { makeApplication } from '../../support/builders';
import { sentApplication, sentPeople } from '../../support/submissions';
import type { TestServer } from '../../support/testServer';
import { applicationId, type Examples, inStatus, nothing } from './example';

const anActiveOne = inStatus(applicationStatus.active, sentPeople);

const today = () => new Date().toISOString();

const awaiting = async (server: TestServer, providerId: number) => ({
  applicationId: await inStatus(applicationStatus.awaitsRegulator)(server, providerId),
});

/** Examples of calls that move an application along. */
export const actionExamples: Examples = {
  setEligibility: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server, providerId) => ({
      applicationId: await inStatus(applicationStatus.awaitsRegulator)(server, providerId),
      applicationStatus: applicationStatus.eligible,
    }),
  },
  setActivationStatus: {
    as: 'Operator',
    input: async (server, providerId) => ({
      applicationActivations: [
        {
          applicationId: await inStatus(applicationStatus.eligible)(server, providerId),
          activationStartDate: today(),
        },
      ],
    }),
  },
  cancelApplications: {
    as: 'Provider',
    input: async (server, providerId) => ({
      applicationCancellations: [
        {
          applicationId: await inStatus(applicationStatus.submitted)(server, providerId),
          cancellationDate: today(),
          cancellationReasonId: 1,
        },
      ],
    }),
  },
  getActivationReasons: { as: 'Operator', input: nothing },
  getInactivationReasons: { as: 'Operator', input: nothing },
  getCancellationReasons: { as: 'Administrator', input: nothing },
  recheckApplication: {
    as: 'Operator',
    refuses: 'Administrator',
    input: async (server, providerId) => ({
      providerId,
      providerEmail: 'elegibilidade@netatlantico.example.pt',
      applications: [{ ...sentApplication(), id: await anActiveOne(server, providerId) }],
    }),
  },
  existsRecheckInProgress: { as: 'Operator', input: applicationId },
  getRecheckRequests: {
    as: 'Administrator',
    input: async (server, providerId) => {
      const recheckApplicationId = await anActiveOne(server, providerId);
      await makeApplication(server.db, { providerId, kind: 'recheck', recheckApplicationId });
      return { applicationId: recheckApplicationId };
    },
  },
  getMailNotifications: {
    as: 'Administrator',
    refuses: 'Provider',
    input: async (server, providerId) => {
      const { applicationId: id } = await applicationId(server, providerId);
      await server.db
        .insert(mailNotifications)
        .values({ applicationId: id, to: 'a@b.example.pt', subject: 'Resultado', body: 'Elegível' });
      return { applicationId: id };
    },
  },
  getConsents: { as: 'Administrator', refuses: 'Operator', input: awaiting },
  exportAnonymizedApplications: { as: 'Administrator', refuses: 'Operator', input: nothing },
  getServices: { as: 'Operator', input: nothing },
  switchService: {
    as: 'Administrator',
    refuses: 'Provider',
    input: async () => ({ service: 'taxAuthority', isOn: false, reason: 'Manutenção do serviço.' }),
  },
};
