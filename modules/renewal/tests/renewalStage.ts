import { eq } from 'drizzle-orm';
import type { HouseholdAnswer, HouseholdServiceName } from '../../../contract/rules/verification';
import { applications } from '../../../server/db/schema/applications';
import { renewalItems, renewalRuns } from '../../../server/db/schema/renewals';
import { ensureRecurringJobs } from '../../../server/services/queue/ensureRecurringJobs';
import type { HouseholdServices } from '../../../server/verification/householdService';
import { NoAnswer } from '../../../server/verification/noAnswer';
import type { WorkParts } from '../../../server/work/workContextOf';
import { type ApiClient, apiClient } from '../../../tests/support/apiClient';
import { makeAdministrator, makeProvider } from '../../../tests/support/builders';
import { makeActive } from '../../../tests/support/maintenance';
import { createTestServer, type TestServer } from '../../../tests/support/testServer';
import { getRenewalReport, rehearseRenewal, startRenewal } from '../contract/calls';
import type { Renewal, RenewalTerms } from '../contract/renewal';

/** What the services say of a household: the same both of them, each its own, or nothing. */
export type Said =
  | HouseholdAnswer['result']
  | 'none'
  | Partial<Record<HouseholdServiceName, HouseholdAnswer | 'none'>>;

/** A server whose clock, services and administrators a test moves. */
export interface RenewalStage {
  readonly server: TestServer;
  readonly providerId: number;
  /** Every question, in order. */
  readonly asked: { service: HouseholdServiceName; fiscalNumber: string }[];
  now(): Date;
  setNow(moment: string | Date): void;
  /** Lets so many days pass, with the work of each morning. */
  passDays(days: number): Promise<void>;
  /** Lets a minute pass, and does what is due. */
  work(parts?: Partial<WorkParts>): Promise<void>;
  /** Does questions until none is due, a second after the other. */
  ask(): Promise<void>;
  /** Makes an active tariff of which the services say this. */
  tariff(
    said: Said,
    more?: Partial<typeof applications.$inferInsert>,
  ): Promise<typeof applications.$inferSelect>;
  says(fiscalNumber: string, said: Said): void;
  /** Lets something happen just when a household is asked about, once. */
  whenAsked(fiscalNumber: string, act: () => Promise<unknown>): void;
  setOut(isOut: boolean): void;
  administrator(): Promise<ApiClient>;
  provider(): Promise<ApiClient>;
  /** Rehearses a renewal of a part, and returns it. */
  rehearse(scope?: Partial<Parameters<typeof rehearseOf>[1]>): Promise<Renewal>;
  /** Rehearses and starts one. */
  start(scope?: Partial<Parameters<typeof rehearseOf>[1]>): Promise<Renewal>;
  itemOf(applicationId: number): Promise<typeof renewalItems.$inferSelect>;
  statusOf(applicationId: number): Promise<number | undefined>;
}

const rehearseOf = (
  client: ApiClient,
  input: { validUntil: string; providerId?: number; district?: string; startedBefore?: string },
) => client.answer(rehearseRenewal, input);

/** When the tariffs of the tests were asked for and began. */
const began = new Date('2026-01-06T10:00:00Z');

const minute = 60_000;
const day = 24 * 60 * minute;

/** Opens a stage, by default with more questions a second than any test has, notices of 60 days and answers used for 30. */
export const renewalStage = async (
  terms: Partial<RenewalTerms> = {},
  begin = '2026-03-10T10:00:00Z',
): Promise<RenewalStage> => {
  let moment = new Date(begin);
  let isOut = false;
  const now = () => moment;
  const saidOf = new Map<string, Said>();
  const acts = new Map<string, () => Promise<unknown>>();
  const asked: RenewalStage['asked'] = [];
  const service = (name: HouseholdServiceName): HouseholdServices[HouseholdServiceName] => ({
    ask: async ({ fiscalNumber }) => {
      asked.push({ service: name, fiscalNumber });
      const act = acts.get(fiscalNumber);
      acts.delete(fiscalNumber);
      await act?.();
      const said = saidOf.get(fiscalNumber) ?? 'yes';
      const one = typeof said === 'string' ? said : (said[name] ?? { result: 'no' });
      if (isOut || one === 'none') throw new NoAnswer(isOut ? 'timeOut' : 'simulated');
      if (typeof one !== 'string') return one;
      return one === 'conditional'
        ? { result: 'conditional', code: 'M01', reason: 'A morada não é a registada.' }
        : { result: one };
    },
  });
  const householdServices = {
    socialSecurity: service('socialSecurity'),
    taxAuthority: service('taxAuthority'),
  };
  const server = await createTestServer({
    seed: 'empty',
    now,
    householdServices,
    modules: { renewal: { questionsPerSecond: 1_000, ...terms } },
  });
  await ensureRecurringJobs({ db: server.db, now }, ['renewal']);
  const owner = await makeProvider(server.db);
  const regulator = await makeAdministrator(server.db);
  const stage: RenewalStage = {
    server,
    providerId: owner.id,
    asked,
    now,
    setNow: (to) => {
      moment = new Date(to);
    },
    work: async (parts) => {
      moment = new Date(moment.getTime() + minute);
      await server.work(parts);
    },
    passDays: async (days) => {
      for (let i = 0; i < days; i += 1) {
        moment = new Date(moment.getTime() + day);
        await stage.work();
      }
    },
    ask: async () => {
      for (let i = 0; i < 50; i += 1) {
        moment = new Date(moment.getTime() + 1_000);
        await server.work();
      }
    },
    tariff: async (said, more = {}) => {
      const made = await makeActive(server.db, owner.id, { createdOn: began, statusDate: began, ...more });
      saidOf.set(made.fiscalNumber, said);
      return made;
    },
    says: (fiscalNumber, said) => void saidOf.set(fiscalNumber, said),
    whenAsked: (fiscalNumber, act) => void acts.set(fiscalNumber, act),
    setOut: (to) => {
      isOut = to;
    },
    administrator: () => apiClient(server, regulator),
    provider: () => apiClient(server, owner),
    rehearse: async (scope = {}) => {
      const client = await stage.administrator();
      const { id } = await rehearseOf(client, { validUntil: '2027-06-30', ...scope });
      await server.work();
      return (await client.answer(getRenewalReport, { renewalId: id })).renewal;
    },
    start: async (scope = {}) => {
      const { id } = await stage.rehearse(scope);
      const started = await (await stage.administrator()).answer(startRenewal, { renewalId: id });
      await stage.work();
      return started;
    },
    itemOf: async (applicationId) => {
      const rows = await server.db
        .select()
        .from(renewalItems)
        .where(eq(renewalItems.applicationId, applicationId))
        .orderBy(renewalItems.id);
      const item = rows.at(-1);
      if (!item) throw new Error(`Request ${applicationId} is in no renewal`);
      return item;
    },
    statusOf: async (applicationId) => {
      const [row] = await server.db.select().from(applications).where(eq(applications.id, applicationId));
      return row?.statusId;
    },
  };
  return stage;
};

/** Returns the renewal as it is stored. */
export const runOf = async ({ server }: RenewalStage, id: number) => {
  const [run] = await server.db.select().from(renewalRuns).where(eq(renewalRuns.id, id));
  if (!run) throw new Error('There is no such renewal');
  return run;
};
