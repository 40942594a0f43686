import { inArray } from 'drizzle-orm';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { addLisbonDays, lisbonDate } from '../../../contract/rules/lisbonDay';
import { renewalItems, renewalRuns } from '../../../server/db/schema/renewals';
import { serviceAnswers } from '../../../server/db/schema/verification';
import { type Examples, inStatus, nothing } from '../../../tests/server/conformance/example';
import type { TestServer } from '../../../tests/support/testServer';
import { openRenewalStates } from '../contract/states';

const day = (days: number) => lisbonDate(addLisbonDays(new Date(), days));

/** Makes a renewal in a state; no other is under way then. */
const aRenewal =
  (state: (typeof renewalRuns.$inferInsert)['state']) =>
  async ({ db }: TestServer, providerId: number) => {
    await db
      .update(renewalRuns)
      .set({ state: 'stopped' })
      .where(inArray(renewalRuns.state, [...openRenewalStates]));
    const moment = new Date();
    const [run] = await db
      .insert(renewalRuns)
      .values({
        state,
        validUntil: day(300),
        noticeDays: 60,
        answerDays: 30,
        createdById: providerId,
        createdOn: moment,
        rehearsedOn: moment,
        startedOn: state === 'rehearsed' ? null : moment,
      })
      .returning();
    return { renewalId: run?.id ?? 0 };
  };

/** Makes an active tariff whose provider was told that it will end. */
const noticed = async (server: TestServer, providerId: number) => {
  const applicationId = await inStatus(applicationStatus.active)(server, providerId);
  const { renewalId } = await aRenewal('running')(server, providerId);
  const [item] = await server.db
    .insert(renewalItems)
    .values({
      runId: renewalId,
      applicationId,
      providerId,
      state: 'noticed',
      reason: 'no',
      createdOn: new Date(),
      noticedOn: day(0),
      noticeDays: 60,
      endsOn: day(60),
    })
    .returning();
  const [askedOn, recordedOn] = [new Date(), new Date()];
  for (const service of ['socialSecurity', 'taxAuthority'] as const)
    await server.db
      .insert(serviceAnswers)
      .values({ applicationId, service, result: 'no', askedOn, recordedOn });
  return { renewalId, applicationId, itemId: item?.id ?? 0 };
};

/** How the conformance test makes each call of the module. */
export const examples: Examples = {
  getRenewals: { as: 'Administrator', input: nothing },
  rehearseRenewal: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async () => ({ validUntil: day(300) }),
  },
  startRenewal: { as: 'Administrator', refuses: 'Operator', input: aRenewal('rehearsed') },
  pauseRenewal: { as: 'Administrator', refuses: 'Provider', input: aRenewal('running') },
  resumeRenewal: { as: 'Administrator', refuses: 'Provider', input: aRenewal('paused') },
  stopRenewal: { as: 'Administrator', refuses: 'Provider', input: aRenewal('paused') },
  getRenewalReport: { as: 'Operator', input: aRenewal('running') },
  downloadRenewalReport: { as: 'Provider', input: aRenewal('running') },
  getPublicCounts: { as: 'Administrator', refuses: 'Operator', input: aRenewal('running') },
  getWouldLose: {
    as: 'Administrator',
    refuses: 'Provider',
    input: async (server, providerId) => {
      const { renewalId } = await noticed(server, providerId);
      return { renewalId };
    },
  },
  downloadWouldLose: { as: 'Administrator', refuses: 'Operator', input: aRenewal('rehearsed') },
  searchRenewalItems: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server, providerId) => {
      const { renewalId } = await noticed(server, providerId);
      return { renewalId, states: ['noticed'] };
    },
  },
  getRenewalOfApplication: {
    as: 'Operator',
    input: async (server, providerId) => {
      const { applicationId } = await noticed(server, providerId);
      return { applicationId };
    },
  },
  keepTariff: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server, providerId) => {
      const { itemId } = await noticed(server, providerId);
      return { itemId, reason: 'Apresentou certidão.' };
    },
  },
  searchRenewalNotices: {
    as: 'Operator',
    refuses: 'Administrator',
    input: async (server, providerId) => {
      await noticed(server, providerId);
      return {};
    },
  },
};
