import { asc, gt, sql } from 'drizzle-orm';
import type { Call, CallInput } from '../../../contract/calls/defineCall';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { applications } from '../../../server/db/schema/applications';
import { jobs } from '../../../server/db/schema/jobs';
import { mailNotifications } from '../../../server/db/schema/mailNotifications';
import { seedAddresses } from '../../../server/seed/seedDemo';
import { seedReferenceData } from '../../../server/seed/seedReferenceData';
import type { HouseholdServices } from '../../../server/verification/householdService';
import { NoAnswer } from '../../../server/verification/noAnswer';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import { makeNotificationEmail, makePeriod } from '../../support/maintenance';
import { createTestServer } from '../../support/testServer';
import { answerOf, type Behaviour, type Household } from './lifecycleModel';

/** The actors of the stories. */
export const actorNames = ['operator', 'reader', 'rival', 'administrator', 'onlooker'] as const;
export type ActorName = (typeof actorNames)[number];

/** Starts the real server with the actors of the stories and its own clock. */
export const lifecycleStage = async (start: Date) => {
  let moment = start;
  const server = await createTestServer({ now: () => moment, seed: 'empty' });
  const { db } = server;
  await seedReferenceData(db);
  await seedAddresses(db);
  await makePeriod(db, start, { from: -30, to: 200 });
  const providers = [(await makeProvider(db)).id, (await makeProvider(db)).id] as const;
  for (const id of providers) await makeNotificationEmail(db, id);
  const users = {
    operator: await makeOperator(db, { parentId: providers[0] }),
    reader: await makeOperator(db, {
      parentId: providers[0],
      permissions: ['ApplicationsModule_Reader', 'AnnualMaintenanceModule_Reader'],
    }),
    rival: await makeOperator(db, { parentId: providers[1] }),
    administrator: await makeAdministrator(db),
    onlooker: await makeAdministrator(db, { permissions: ['Applications_Reader'] }),
  };
  const households = new Map<string, Household>();
  let clients = new Map<ActorName, ApiClient>();
  let lastId = 0;

  const ask = async (behaviour: Behaviour | undefined, timesAsked: number) => {
    const result = behaviour && answerOf(behaviour, timesAsked);
    if (result === undefined) throw new NoAnswer('simulated');
    return { result };
  };
  const householdServices: HouseholdServices = {
    socialSecurity: {
      ask: ({ fiscalNumber, timesAsked }) => ask(households.get(fiscalNumber)?.socialSecurity, timesAsked),
    },
    taxAuthority: {
      ask: ({ fiscalNumber, timesAsked }) => ask(households.get(fiscalNumber)?.taxAuthority, timesAsked),
    },
  };

  const setClock = async (next: Date) => {
    moment = next;
    // Access tokens would expire when the clock jumps, so all actors sign in again.
    const made = actorNames.map(async (name) => [name, await apiClient(server, users[name])] as const);
    clients = new Map(await Promise.all(made));
  };

  return {
    server,
    now: () => moment,
    pass: (hours: number) => setClock(new Date(moment.getTime() + hours * 3_600_000)),
    grantsOf: (name: ActorName) => ({
      roles: [name === 'administrator' || name === 'onlooker' ? 'Administrator' : 'Operator'],
      permissions: users[name].permissions,
    }),
    /** Returns an actor's provider; undefined for the regulator's users. */
    providerOf: (name: ActorName): number | undefined => users[name].parentId ?? undefined,
    send: async <C extends Call>(name: ActorName, call: C, input: CallInput<C>) => {
      const response = await clients.get(name)?.send(call, input);
      if (!response) throw new Error(`${name} is not signed in.`);
      return { status: response.status, body: await response.json() };
    },
    work: () => server.work({ householdServices }),
    /** Begins a new story, in which nothing of an earlier one appears. */
    begin: async (cast: readonly Household[]) => {
      await db.delete(jobs);
      const [last] = await db
        .select({ id: sql<number>`coalesce(max(${applications.id}), 0)` })
        .from(applications);
      lastId = Number(last?.id ?? 0);
      households.clear();
      for (const one of cast) households.set(one.nif, one);
      await setClock(start);
    },
    /** Returns the story's applications with their statuses. */
    statuses: () =>
      db
        .select({ id: applications.id, statusId: applications.statusId })
        .from(applications)
        .where(gt(applications.id, lastId))
        .orderBy(asc(applications.id)),
    histories: () =>
      db
        .select({ id: applicationHistory.applicationId, statusId: applicationHistory.statusId })
        .from(applicationHistory)
        .where(gt(applicationHistory.applicationId, lastId))
        .orderBy(asc(applicationHistory.id)),
    mails: () =>
      db
        .select({ id: mailNotifications.applicationId, sentOn: mailNotifications.actualShippingDate })
        .from(mailNotifications)
        .where(gt(mailNotifications.applicationId, lastId)),
    /** Returns a text that changes with any row that an action could write; refusals in the audit are left out. */
    fingerprint: async () => {
      const tables = ['applications', 'application_history', 'mail_notifications', 'files', 'jobs'];
      const hashes = tables.map(
        (table) =>
          `select '${table}' as name, md5(coalesce(string_agg(t::text, '' order by id), '')) as hash from ${table} t`,
      );
      return JSON.stringify(await db.execute(sql.raw(`${hashes.join(' union all ')} order by name`)));
    },
  };
};

export type LifecycleStage = Awaited<ReturnType<typeof lifecycleStage>>;
