import { eq } from 'drizzle-orm';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { holds } from '../../../server/db/schema/holds';
import { personFiles } from '../../../server/db/schema/personFiles';
import { retentionRuns } from '../../../server/db/schema/retention';
import { users } from '../../../server/db/schema/users';
import { callers, type Examples, nothing } from '../../../tests/server/conformance/example';
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

/** Makes a rehearsal of the server's periods, which has none. */
const aRehearsal = async ({ db }: TestServer) => {
  const startedOn = new Date();
  const [run] = await db
    .insert(retentionRuns)
    .values({ what: 'rehearsal', periods: '', dueBefore: {}, startedOn, endedOn: startedOn })
    .returning();
  return { runId: run?.id ?? 0 };
};

/** How the conformance test makes each call of the module. */
export const examples: Examples = {
  getPaper: { as: 'Administrator', refuses: 'Operator', input: async () => ({ paper: 'register' }) },
  downloadPaper: { as: 'Administrator', refuses: 'Operator', input: async () => ({ paper: 'assessment' }) },
  askPersonFile: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async ({ db }) => {
      await db.delete(personFiles);
      return { fiscalNumber: validNif(4_100_100), reason: 'Pedido de acesso de 26-11-2026.' };
    },
  },
  getPersonFiles: { as: 'Administrator', refuses: 'Provider', input: nothing },
  fetchPersonFile: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async ({ db }) => {
      const [caller] = await db.select().from(users).where(eq(users.username, callers.Administrator));
      const [file] = await db
        .insert(personFiles)
        .values({
          askedById: caller?.id ?? 0,
          askedOn: new Date(),
          madeOn: new Date(),
          fiscalNumber: validNif(4_100_101),
          reason: 'Pedido de acesso de 26-11-2026.',
          state: 'ready',
        })
        .returning();
      return { personFileId: file?.id ?? 0 };
    },
  },
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
  getRetention: { as: 'Administrator', refuses: 'Provider', input: nothing },
  getDueData: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server) => ({ ...(await aRehearsal(server)), kind: 'signIns' }),
  },
  rehearseRetention: { as: 'Administrator', refuses: 'Operator', input: nothing },
  releaseRetention: { as: 'Administrator', refuses: 'Operator', input: aRehearsal },
  withdrawRetention: { as: 'Administrator', refuses: 'Operator', input: nothing },
};
