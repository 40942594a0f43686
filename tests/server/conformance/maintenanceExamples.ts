import { maintenancePeriods } from '../../../server/db/schema/annualMaintenance';
import { demoProviders } from '../../../server/seed/common/demoUsers';
import { anAddress } from '../../support/builders';
import { makeActive, makeMaintenanceRequest } from '../../support/maintenance';
import { validNif } from '../../support/nifs';
import type { TestServer } from '../../support/testServer';
import { maintenanceUpload, maintenanceWorkbook } from '../../support/workbooks';
import { type Examples, firstPage, nothing } from './example';

const submittedRequest = async (server: TestServer, providerId: number) =>
  (await makeMaintenanceRequest(server.db, providerId)).request;

const oneToProcess = async (server: TestServer, providerId: number) => ({
  maintenanceRequestIdsToProcess: [(await submittedRequest(server, providerId)).id],
});

const newEmail = async () => ({
  annualMaintenanceUserNotification: { email: 'novo@netatlantico.example.pt' },
});

/** Examples of the calls of annual maintenance. */
export const maintenanceExamples: Examples = {
  downloadMaintenanceTemplate: { as: 'Operator', refuses: 'Administrator', input: nothing },
  registerMaintenanceRequests: {
    as: 'Operator',
    refuses: 'Administrator',
    input: async (server, providerId) => {
      const { fiscalNumber } = await makeActive(server.db, providerId);
      return maintenanceUpload(maintenanceWorkbook([[fiscalNumber]]));
    },
  },
  checkMaintenanceFile: {
    as: 'Operator',
    refuses: 'Administrator',
    input: async (server, providerId) => {
      const { fiscalNumber } = await makeActive(server.db, providerId);
      return maintenanceUpload(maintenanceWorkbook([[fiscalNumber], ['123']]));
    },
  },
  getUncommunicated: { as: 'Operator', refuses: 'Administrator', input: nothing },
  countUncommunicatedByProvider: { as: 'Administrator', refuses: 'Operator', input: nothing },
  getNotificationEmail: { as: 'Operator', refuses: 'Administrator', input: nothing },
  createNotificationEmail: { as: 'Provider', refuses: 'Administrator', input: newEmail },
  updateNotificationEmail: { as: 'Operator', refuses: 'Administrator', input: newEmail },
  haveAnyRequestsBeenProcessed: { as: 'Operator', input: nothing },
  countUncommunicatedApplications: { as: 'Administrator', input: nothing },
  getCurrentOrLastPeriod: { as: 'Operator', input: nothing },
  getCurrentOrNextPeriod: { as: 'Administrator', input: nothing },
  updateMaintenancePeriod: {
    as: 'Administrator',
    refuses: 'Provider',
    input: async (server) => {
      const periods = await server.db.select().from(maintenancePeriods).orderBy(maintenancePeriods.id);
      const { id, beginDate, endDate } = periods.at(-1) ?? {};
      return {
        annualMaintenancePeriod: {
          id,
          beginDate: beginDate?.toISOString(),
          endDate: endDate?.toISOString(),
        },
      };
    },
  },
  processMaintenanceRequests: {
    as: 'Administrator',
    refuses: 'Operator',
    // A request of another provider, because processing locks the notification e-mail.
    input: async (server) => ({
      maintenanceRequestIdsToProcess: [
        (await submittedRequest(server, demoProviders[1].id)).id,
        2_000_000_000,
      ],
    }),
  },
  countForProcessing: { as: 'Administrator', refuses: 'Operator', input: oneToProcess },
  getProcessedRequests: { as: 'Administrator', refuses: 'Provider', input: oneToProcess },
  searchMaintenanceRequests: { as: 'Operator', input: firstPage },
  getMaintenanceRequestIdsForProcessing: {
    as: 'Administrator',
    refuses: 'Operator',
    // Numbers of requests alone tell of nobody.
    input: async () => ({ fiscalNumber: validNif(77) }),
  },
  exportMaintenanceRequests: { as: 'Provider', refuses: 'Administrator', input: async () => ({}) },
  deleteMaintenanceRequest: {
    as: 'Operator',
    refuses: 'Administrator',
    input: async (server, providerId) => ({
      applicationId: (await submittedRequest(server, providerId)).id,
    }),
  },
  updateMaintenanceRequest: {
    as: 'Operator',
    refuses: 'Administrator',
    input: async (server, providerId) => {
      const { id, fullName, fiscalNumber, providerEmail } = await submittedRequest(server, providerId);
      return {
        providerId,
        providerEmail,
        applications: [{ id, fullName, fiscalNumber, address: anAddress(), isStudent: false }],
      };
    },
  },
};
