import type { Role } from '../../../contract/access';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { anAddress, makeApplication, makeFile } from '../../support/builders';
import { validNif } from '../../support/nifs';
import type { TestServer } from '../../support/testServer';

/** The users that the conformance test calls as. */
export const callers = {
  Administrator: 'admin@tsi.example.pt',
  Provider: 'prestador@netatlantico.example.pt',
  Operator: 'operador@netatlantico.example.pt',
} as const satisfies Record<Role, string>;

/** A token that the conformance test's corporate provider takes for the administrator's. */
export const corporateToken = 'corporate-token';

/** How the conformance test makes a call: a user who may, one who may not, and a valid input. */
export interface Example {
  readonly as: Role;
  /** A role that the call refuses; absent where every signed-in user may call. */
  readonly refuses?: Role;
  /** The bearer token of a public call that takes one. */
  readonly bearer?: string;
  readonly input: (server: TestServer, providerId: number) => Promise<unknown>;
}

/** No input. */
export const nothing = async () => ({});
/** The first page of a search without filters. */
export const firstPage = async () => ({ pageNumber: 1, pageSize: 100 });

/** An eligible student request with a document. */
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

/** Names an eligible student request. */
export const applicationId = async (server: TestServer, providerId: number) => ({
  applicationId: (await anApplication(server, providerId)).applicationId,
});

/** Makes a request in a status. */
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

/** Examples by the names that their calls are exported with. */
export type Examples = Readonly<Record<string, Example>>;
