import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { exampleCodes } from '../../../server/seed/addresses/generateAddresses';
import { anAddress, makeApplication, makeFile } from '../../support/builders';
import { validNif } from '../../support/nifs';
import { uploadedPdf } from '../../support/pdf';
import type { TestServer } from '../../support/testServer';
import { anApplication, applicationId, type Examples, firstPage, nothing } from './example';

const aFile = async (server: TestServer, providerId: number) => ({
  resourceFileId: (await anApplication(server, providerId)).resourceFileId,
});

/** Makes a recheck that another request blocks, and returns its id as input. */
const inConflict = async (server: TestServer, providerId: number) => {
  const original = await anApplication(server, providerId);
  const blocking = await makeApplication(server.db, { providerId });
  const { id } = await makeApplication(
    server.db,
    {
      providerId,
      kind: 'recheck',
      recheckApplicationId: original.applicationId,
      statusId: applicationStatus.conflicting,
    },
    { blockingApplicationId: blocking.id, authorId: providerId },
  );
  await makeFile(server.db, id);
  return { applicationId: id };
};

/** Examples of calls that submit, find and show applications. */
export const applicationExamples: Examples = {
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
  getToActivate: { as: 'Operator', refuses: 'Administrator', input: nothing },
  getQueueCounts: { as: 'Operator', input: nothing },
  searchApplications: { as: 'Operator', refuses: 'Administrator', input: firstPage },
  searchEligibleApplications: { as: 'Provider', refuses: 'Administrator', input: firstPage },
  searchBackofficeApplications: { as: 'Administrator', refuses: 'Operator', input: firstPage },
  getApplicationStatuses: { as: 'Operator', input: nothing },
  getBackofficeApplicationStatuses: { as: 'Administrator', refuses: 'Provider', input: nothing },
  getApplication: { as: 'Operator', input: applicationId },
  getApplicationFiles: { as: 'Administrator', input: applicationId },
  downloadResourceFile: { as: 'Operator', input: aFile },
  viewResourceFile: { as: 'Operator', input: aFile },
  getApplicationHistory: { as: 'Operator', input: applicationId },
  getTimeline: { as: 'Administrator', input: inConflict },
  getComparisons: { as: 'Administrator', input: inConflict },
};
