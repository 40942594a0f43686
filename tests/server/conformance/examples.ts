import type { Role } from '../../../contract/access';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { maintenancePeriods } from '../../../server/db/schema/annualMaintenance';
import { demoPassword } from '../../../server/seed/demoAccounts';
import { demoProviders } from '../../../server/seed/demoUsers';
import { exampleCodes } from '../../../server/seed/exampleCodes';
import { anAddress, makeApplication, makeFile } from '../../support/builders';
import { makeActive, makeMaintenanceRequest } from '../../support/maintenance';
import { validNif } from '../../support/nifs';
import { uploadedPdf } from '../../support/pdf';
import type { TestServer } from '../../support/testServer';
import { maintenanceUpload, maintenanceWorkbook } from '../../support/workbooks';

/** The users that the conformance test calls as. */
export const callers = {
  Administrator: 'admin@tsi.example.pt',
  Provider: 'prestador@netatlantico.example.pt',
  Operator: 'operador@netatlantico.example.pt',
} as const satisfies Record<Role, string>;

/** How the conformance test makes a call: who may, who may not, and a valid input. */
export interface Example {
  readonly as: Role;
  /** A role that the call refuses; absent where every signed-in user may call. */
  readonly refuses?: Role;
  readonly input: (server: TestServer, providerId: number) => Promise<unknown>;
}

const nothing = async () => ({});
const firstPage = async () => ({ pageNumber: 1, pageSize: 100 });

const anApplication = async (server: TestServer, providerId: number) => {
  const address = anAddress();
  const application = await makeApplication(server.db, {
    providerId,
    statusId: applicationStatus.eligible,
    isStudent: true,
    studentFullName: 'Rui Santos Ferreira',
    studentFiscalNumber: validNif(77),
    studentAddress: address,
    applicantProvidedRequiredDocuments: true,
    eligibilityNotificationSentDate: new Date(),
  });
  const file = await makeFile(server.db, application.id);
  return { applicationId: application.id, resourceFileId: file.id };
};

const submittedRequest = async (server: TestServer, providerId: number) =>
  (await makeMaintenanceRequest(server.db, providerId)).request;

const newEmail = async () => ({
  annualMaintenanceUserNotification: { email: 'novo@netatlantico.example.pt' },
});

const applicationId = async (server: TestServer, providerId: number) => ({
  applicationId: (await anApplication(server, providerId)).applicationId,
});

/** One example for every call of contract/calls, by the name that the call is exported with. */
export const examples: Readonly<Record<string, Example>> = {
  login: {
    as: 'Operator',
    input: async () => ({ username: callers.Operator, password: demoPassword }),
  },
  refreshAccessToken: {
    as: 'Operator',
    input: async (server) => {
      const { accessToken, refreshToken } = await server.signIn(callers.Operator);
      return { accessToken, refreshToken };
    },
  },
  searchAddresses: { as: 'Operator', input: async () => exampleCodes.many[0] },
  submitApplications: {
    as: 'Operator',
    refuses: 'Administrator',
    input: async (_server, providerId) => ({
      providerId,
      providerEmail: 'elegibilidade@netatlantico.example.pt',
      applications: [
        {
          fullName: 'Maria dos Santos Ferreira',
          fiscalNumber: validNif(9_000_001),
          address: anAddress(),
          isStudent: false,
          applicantGaveConsent: true,
          applicantProvidedRequiredDocuments: true,
          socialSecurityFiles: [uploadedPdf('comprovativo.pdf')],
          taxCustomsAuthorityFiles: [],
        },
      ],
    }),
  },
  searchApplications: { as: 'Operator', refuses: 'Administrator', input: firstPage },
  searchEligibleApplications: { as: 'Provider', refuses: 'Administrator', input: firstPage },
  searchBackofficeApplications: { as: 'Administrator', refuses: 'Operator', input: firstPage },
  getApplicationStatuses: { as: 'Operator', input: nothing },
  getBackofficeApplicationStatuses: { as: 'Administrator', refuses: 'Provider', input: nothing },
  getApplication: { as: 'Operator', input: applicationId },
  getApplicationFiles: { as: 'Administrator', input: applicationId },
  downloadResourceFile: {
    as: 'Operator',
    input: async (server, providerId) => ({
      resourceFileId: (await anApplication(server, providerId)).resourceFileId,
    }),
  },
  getApplicationHistory: { as: 'Operator', input: applicationId },
  getProviders: { as: 'Operator', input: nothing },
  getProviderContext: { as: 'Operator', refuses: 'Administrator', input: nothing },
  searchProviders: { as: 'Administrator', refuses: 'Operator', input: firstPage },
  downloadMaintenanceTemplate: { as: 'Operator', refuses: 'Administrator', input: nothing },
  registerMaintenanceRequests: {
    as: 'Operator',
    refuses: 'Administrator',
    input: async (server, providerId) => {
      const { fiscalNumber } = await makeActive(server.db, providerId);
      return maintenanceUpload(maintenanceWorkbook([[fiscalNumber]]));
    },
  },
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
    // Another provider's, because processing locks the notification e-mail.
    input: async (server) => ({
      maintenanceRequestIdsToProcess: [
        (await submittedRequest(server, demoProviders[1].id)).id,
        2_000_000_000,
      ],
    }),
  },
  searchMaintenanceRequests: { as: 'Operator', input: firstPage },
  getMaintenanceRequestIdsForProcessing: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async () => ({}),
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
