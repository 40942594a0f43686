import type { Role } from '../../../contract/access';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { mailNotifications } from '../../../server/db/schema/mailNotifications';
import { demoPassword } from '../../../server/seed/demoAccounts';
import { exampleCodes } from '../../../server/seed/exampleCodes';
import { issuePasswordLink } from '../../../server/services/session/issuePasswordLink';
import { anAddress, makeApplication, makeFile, makeOperator } from '../../support/builders';
import { validNif } from '../../support/nifs';
import { uploadedPdf } from '../../support/pdf';
import { sentApplication } from '../../support/submissions';
import type { TestServer } from '../../support/testServer';

/** The users that the conformance test calls as. */
export const callers = {
  Administrator: 'admin@tsi.example.pt',
  Provider: 'prestador@netatlantico.example.pt',
  Operator: 'operador@netatlantico.example.pt',
} as const satisfies Record<Role, string>;

/** A token that the conformance test's corporate provider takes for the administrator's. */
export const corporateToken = 'corporate-token';

/** How the conformance test makes a call: who may, who may not, and a valid input. */
export interface Example {
  readonly as: Role;
  /** A role that the call refuses; absent where every signed-in user may call. */
  readonly refuses?: Role;
  /** The bearer token of a public call that takes one. */
  readonly bearer?: string;
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

const applicationId = async (server: TestServer, providerId: number) => ({
  applicationId: (await anApplication(server, providerId)).applicationId,
});

const inStatus =
  (statusId: number) =>
  async (server: TestServer, providerId: number): Promise<number> => {
    const { id } = await makeApplication(server.db, {
      providerId,
      statusId,
      eligibilityNotificationSentDate: new Date(),
      activationStartDate: statusId === applicationStatus.active ? new Date() : null,
    });
    return id;
  };
const anActiveOne = inStatus(applicationStatus.active);
const today = () => new Date().toISOString();

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
  getLoginFromAzureIdentity: { as: 'Administrator', bearer: corporateToken, input: nothing },
  getEmailForPasswordRecovery: { as: 'Operator', input: async () => ({ username: callers.Operator }) },
  submitUserResetPassword: {
    as: 'Operator',
    input: async ({ db }) => {
      const { id, username } = await makeOperator(db);
      const user = { id, username, isNewAccount: false };
      const mail = await issuePasswordLink(
        { db, now: () => new Date(), publicUrl: 'https://x.example' },
        user,
      );
      const code = /code=([\w-]+)/.exec(mail.text)?.[1];
      return { pwdRequestIdentifier: code, password: 'Nova-Palavra-2026' };
    },
  },
  submitUserChangePassword: {
    as: 'Operator',
    refuses: 'Administrator',
    // A wrong one, for the other examples sign in with the right one.
    input: async () => ({ oldPassword: 'Errada-Palavra-1', newPassword: 'Nova-Palavra-2026' }),
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
  exportAnonymizedApplications: { as: 'Administrator', refuses: 'Operator', input: nothing },
  getProviders: { as: 'Operator', input: nothing },
  getProviderContext: { as: 'Operator', refuses: 'Administrator', input: nothing },
  searchProviders: { as: 'Administrator', refuses: 'Operator', input: firstPage },
};
