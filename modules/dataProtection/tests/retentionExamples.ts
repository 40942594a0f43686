import { retentionRuns } from '../../../server/db/schema/retention';
import { type Examples, nothing } from '../../../tests/server/conformance/example';
import type { TestServer } from '../../../tests/support/testServer';

/** Makes a rehearsal of the server's periods, which has none. */
const aRehearsal = async ({ db }: TestServer) => {
  const startedOn = new Date();
  const [run] = await db
    .insert(retentionRuns)
    .values({ what: 'rehearsal', periods: '', dueBefore: {}, startedOn, endedOn: startedOn })
    .returning();
  return { runId: run?.id ?? 0 };
};

/** Examples of the calls about the retention schedule. */
export const retentionExamples: Examples = {
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
