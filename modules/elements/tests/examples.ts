import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { elementsDayRange } from '../../../contract/rules/elements';
import { elementRequests } from '../../../server/db/schema/elementRequests';
import { type Examples, inStatus } from '../../../tests/server/conformance/example';
import { uploadedPdf } from '../../../tests/support/pdf';
import type { TestServer } from '../../../tests/support/testServer';

/** Makes a request whose provider was asked for something, and returns its id as input. */
const askedFor = async (server: TestServer, providerId: number) => {
  const id = await inStatus(applicationStatus.awaitsRegulator)(server, providerId);
  await server.db.insert(elementRequests).values({
    applicationId: id,
    askedById: providerId,
    askedOn: new Date(),
    text: 'Falta a declaração de rendimentos.',
    dueDate: elementsDayRange(new Date()).first,
  });
  return { applicationId: id };
};

/** How the conformance test makes each call of the module. */
export const examples: Examples = {
  getElements: { as: 'Operator', input: askedFor },
  askForElements: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server, providerId) => ({
      applicationId: await inStatus(applicationStatus.awaitsRegulator)(server, providerId),
      text: 'Falta a declaração de rendimentos.',
      dueDate: elementsDayRange(new Date()).first,
    }),
  },
  withdrawElements: { as: 'Administrator', refuses: 'Provider', input: askedFor },
  answerElements: {
    as: 'Operator',
    refuses: 'Administrator',
    input: async (server, providerId) => ({
      ...(await askedFor(server, providerId)),
      elementRequestId: await server.db.$count(elementRequests),
      answer: 'Segue a declaração.',
      taxCustomsAuthorityFiles: [uploadedPdf('irs.pdf')],
    }),
  },
};
