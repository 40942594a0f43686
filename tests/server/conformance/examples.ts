import type { Role } from '../../../contract/access';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { demoPassword } from '../../../server/seed/demoAccounts';
import { exampleCodes } from '../../../server/seed/exampleCodes';
import {
  anAddress,
  makeAdministrator,
  makeApplication,
  makeFile,
  makeProvider,
} from '../../support/builders';
import { validNif } from '../../support/nifs';
import { uploadedPdf } from '../../support/pdf';
import type { TestServer } from '../../support/testServer';

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
  searchUsers: { as: 'Administrator', refuses: 'Operator', input: firstPage },
  searchUsersByProvider: { as: 'Administrator', refuses: 'Provider', input: firstPage },
  getUserStatuses: { as: 'Administrator', input: nothing },
  getPermissionsByUserTypeId: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async () => ({ userTypeId: 1 }),
  },
  getUser: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server) => ({ userId: (await makeAdministrator(server.db)).id }),
  },
  createUsers: {
    as: 'Administrator',
    refuses: 'Provider',
    input: async (_server, providerId) => ({
      users: [
        {
          username: 'novo@netatlantico.example.pt',
          userStatusId: 1,
          userTypeId: 3,
          parentId: providerId,
          permissions: ['ApplicationsModule_Reader'],
        },
      ],
    }),
  },
  updateUsers: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server) => ({
      users: [{ id: (await makeAdministrator(server.db)).id, userStatusId: 2, permissions: [] }],
    }),
  },
  createProviders: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async () => ({ users: [{ name: 'Rede Nova', userStatusId: 1, userTypeId: 2 }] }),
  },
  updateProviders: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server) => ({
      users: [{ id: (await makeProvider(server.db)).id, name: 'Rede Renovada', userStatusId: 1 }],
    }),
  },
};
