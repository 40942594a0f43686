import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { holds } from '../../../server/db/schema/holds';
import type { Examples } from '../../../tests/server/conformance/example';
import { makeAdministrator, makeApplication } from '../../../tests/support/builders';
import { validNif } from '../../../tests/support/nifs';
import type { TestServer } from '../../../tests/support/testServer';

const fiscalNumber = validNif(6_543_210);

const aPerson = async ({ db }: TestServer, providerId: number) => {
  await makeApplication(db, { providerId, fiscalNumber, statusId: applicationStatus.nonEligible });
  return { fiscalNumber };
};

const aHold = async ({ db }: TestServer) => {
  const [hold] = await db
    .insert(holds)
    .values({
      fiscalNumber: validNif(6_543_211),
      reason: 'Processo judicial em curso.',
      createdById: (await makeAdministrator(db)).id,
      createdOn: new Date(),
    })
    .returning();
  return { id: hold?.id ?? 0 };
};

/** Examples of the calls about erasing a person's data, and about what must be kept. */
export const erasureExamples: Examples = {
  previewErasure: { as: 'Administrator', refuses: 'Operator', input: aPerson },
  erasePerson: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server, providerId) => ({
      ...(await aPerson(server, providerId)),
      reason: 'Pedido do titular dos dados.',
    }),
  },
  getErasures: { as: 'Administrator', refuses: 'Provider', input: async () => ({}) },
  getHolds: {
    as: 'Administrator',
    refuses: 'Provider',
    input: async (server) => {
      await aHold(server);
      return {};
    },
  },
  createHold: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async () => ({
      fiscalNumber: validNif(6_543_212),
      reason: 'Processo judicial em curso.',
      until: '2099-12-31',
    }),
  },
  endHold: { as: 'Administrator', refuses: 'Operator', input: aHold },
};
