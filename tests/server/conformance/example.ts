import type { Role } from '../../../contract/access';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { anAddress, makeApplication, makeFile } from '../../support/builders';
import { validNif } from '../../support/nifs';
import type { TestServer } from '../../support/testServer';

/** The user of each role that the conformance test signs in. */
export const callers = {
  Administrator: 'admin@tsi.example.pt',
  Provider: 'prestador@netatlantico.example.pt',
  Operator: 'operador@netatlantico.example.pt',
} as const satisfies Record<Role, string>;

/** A token that the conformance test's corporate provider accepts as the administrator's. */
export const corporateToken = 'corporate-token';

/** How the conformance test makes a call: a role that may, one that may not, and a valid input. */
export interface Example {
  readonly as: Role;
  /** A role that the call refuses; absent when every signed-in user may call. */
  readonly refuses?: Role;
  /** The bearer token, for a public call that takes one. */
  readonly bearer?: string;
  readonly input: (server: TestServer, providerId: number) => Promise<unknown>;
}

/** Returns an empty input. */
export const nothing = async () => ({});
/** Returns the input for the first page of a search without filters. */
export const firstPage = async () => ({ pageNumber: 1, pageSize: 100 });

/** Makes an eligible student request with a document. */
export const anApplication = async (server: TestServer, providerId: number) => {
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

/** Makes an eligible student request, and returns its id as input. */
export const applicationId = async (server: TestServer, providerId: number) => ({
  applicationId: (await anApplication(server, providerId)).applicationId,
});

/** Returns a function that makes a request in a status and returns its id. */
export const inStatus =
  (statusId: number, more: Parameters<typeof makeApplication>[1] = {}) =>
  async (server: TestServer, providerId: number): Promise<number> => {
    const { id } = await makeApplication(server.db, {
      providerId,
      statusId,
      eligibilityNotificationSentDate: new Date(),
      activationStartDate: statusId === applicationStatus.active ? new Date() : null,
      ...more,
    });
    return id;
  };

/** Examples by the export names of their calls. */
export type Examples = Readonly<Record<string, Example>>;
