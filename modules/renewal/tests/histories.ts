import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { setActivationStatus, setEligibility } from '../../../contract/calls/applicationAction';
import { switchService } from '../../../contract/calls/verificationServices';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { userStatus } from '../../../contract/rules/userTypes';
import type { Database } from '../../../server/db/database';
import { applications } from '../../../server/db/schema/applications';
import { holds } from '../../../server/db/schema/holds';
import { users } from '../../../server/db/schema/users';
import { releaseLeases } from '../../../server/services/queue/claimJob';
import { makeAdministrator, makeApplication, makeProvider } from '../../../tests/support/builders';
import { makeWebhook } from '../../webhooks/tests/webhooks';
import { pauseRenewal, resumeRenewal, stopRenewal } from '../contract/calls';
import { releaseItems } from '../server/asking/claimItems';
import type { RenewalStage, Said } from './renewalStage';

const day = 24 * 60 * 60 * 1000;
const tariffs = 6;
const which = fc.nat({ max: tariffs - 1 });

/** Generates what can happen, the usual more often than the rest. */
const anyEvent = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ what: fc.constant('days' as const), days: fc.constantFrom(1, 1, 2, 20, 61) }),
  },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('seconds' as const) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('start' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('handIn' as const),
      which,
      kind: fc.constantFrom('recheck' as const, 'maintenance' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('decide' as const),
      which,
      result: fc.constantFrom('eligible' as const, 'nonEligible' as const, 'conflicting' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('kill' as const), after: fc.nat({ max: 12 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('says' as const),
      which,
      said: fc.constantFrom<Said>('yes', 'no', 'conditional', 'none', { socialSecurity: 'none' }),
    }),
  },
  ...(['pause', 'resume', 'outage', 'back', 'off', 'on', 'inactiveProvider', 'activeProvider'] as const).map(
    (what) => ({
      weight: 1,
      arbitrary: fc.record({ what: fc.constant(what) }),
    }),
  ),
  ...(['erase', 'hold', 'move', 'deactivate'] as const).map((what) => ({
    weight: 1,
    arbitrary: fc.record({ what: fc.constant(what), which }),
  })),
  { weight: 1, arbitrary: fc.record({ what: fc.constant('stop' as const) }) },
);
type Event = typeof anyEvent extends fc.Arbitrary<infer T> ? T : never;

/** Generates a history: what the services say of each tariff at first, and what happens then. */
export const anyHistory = fc.record({
  said: fc.array(fc.constantFrom<Said>('yes', 'no', 'no', 'conditional', 'none'), {
    minLength: tariffs,
    maxLength: tariffs,
  }),
  events: fc.array(anyEvent, { minLength: 10, maxLength: 30 }),
});

class Killed extends Error {}

/** A database whose process is killed when it is about to commit the transaction of this number. */
const dying = (db: Database, after: number): Database => {
  let left = after;
  let isDead = false;
  return new Proxy(db, {
    get: (target, name) => {
      if (isDead) throw new Killed();
      const value = Reflect.get(target, name, target);
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value;
      return (act: (tx: unknown) => Promise<unknown>, ...rest: unknown[]) =>
        value.call(
          target,
          async (tx: unknown) => {
            const answer = await act(tx);
            left -= 1;
            if (left < 0) isDead = true;
            if (isDead) throw new Killed();
            return answer;
          },
          ...rest,
        );
    },
  });
};

/** Makes a provider whose systems are told of every notice. */
const providerToTell = async ({ server, now }: RenewalStage): Promise<number> => {
  const { id } = await makeProvider(server.db);
  await makeWebhook(server, id, { now, url: `https://${id}.example.pt/avisos` });
  return id;
};

/** Lets one thing happen; what is refused does not. */
export const happen = async (stage: RenewalStage, ids: readonly number[], event: Event): Promise<void> => {
  const { server } = stage;
  const { db } = server;
  const id = 'which' in event ? (ids[event.which] ?? 0) : 0;
  const own = (values: Partial<typeof applications.$inferInsert>) =>
    db.update(applications).set(values).where(eq(applications.id, id));
  const current = async () => {
    const rows = await db.execute(
      sql`select id from renewal_runs where state in ('running', 'paused') limit 1`,
    );
    return Number((rows as unknown as { rows: { id: number }[] }).rows[0]?.id ?? 0);
  };
  const provider = (userStatusId: number) =>
    db.update(users).set({ userStatusId }).where(eq(users.id, stage.providerId));
  switch (event.what) {
    case 'days':
      stage.setNow(new Date(stage.now().getTime() + event.days * day));
      return stage.work();
    case 'seconds':
      for (let i = 0; i < 3; i += 1) {
        stage.setNow(new Date(stage.now().getTime() + 1_000));
        await server.work();
      }
      return;
    case 'start':
      if ((await current()) === 0) await stage.start({ validUntil: '2028-12-31' });
      return;
    case 'pause':
    case 'resume':
    case 'stop': {
      const call = { pause: pauseRenewal, resume: resumeRenewal, stop: stopRenewal }[event.what];
      await (await stage.administrator()).send(call, { renewalId: await current() });
      return;
    }
    case 'outage':
    case 'back':
      stage.setOut(event.what === 'outage');
      return;
    case 'off':
    case 'on':
      await (await stage.administrator()).send(switchService, {
        service: 'socialSecurity',
        isOn: event.what === 'on',
      });
      return;
    case 'says': {
      const [row] = await db.select().from(applications).where(eq(applications.id, id));
      if (row) stage.says(row.fiscalNumber, event.said);
      return;
    }
    case 'handIn': {
      const [row] = await db.select().from(applications).where(eq(applications.id, id));
      if (row?.statusId !== applicationStatus.active || row.erasedOn) return;
      await makeApplication(db, {
        kind: event.kind,
        recheckApplicationId: id,
        providerId: row.providerId,
        statusId: applicationStatus.awaitsRegulator,
        fiscalNumber: row.fiscalNumber,
        createdOn: stage.now(),
        statusDate: stage.now(),
      });
      return;
    }
    case 'decide': {
      const [child] = await db
        .select({ id: applications.id })
        .from(applications)
        .where(
          sql`recheck_application_id = ${id}::int and status_id = ${applicationStatus.awaitsRegulator}::int`,
        );
      if (!child) return;
      if (event.result === 'conflicting')
        await db
          .update(applications)
          .set({ statusId: applicationStatus.conflicting, statusDate: stage.now() })
          .where(eq(applications.id, child.id));
      else
        await (await stage.administrator()).send(setEligibility, {
          applicationId: child.id,
          applicationStatus: applicationStatus[event.result],
          reason: 'Por decisão.',
        });
      return;
    }
    case 'deactivate':
      await (await stage.administrator()).send(setActivationStatus, {
        applicationId: id,
        activationEndDate: stage.now().toISOString(),
      });
      return;
    case 'erase':
      await db
        .update(applications)
        .set({ erasedOn: stage.now(), statusId: applicationStatus.inactive, statusDate: stage.now() })
        .where(sql`${applications.id} = ${id}::int or ${applications.recheckApplicationId} = ${id}::int`);
      return;
    case 'hold':
      await db.insert(holds).values({
        applicationId: id,
        reason: 'Processo judicial.',
        createdById: (await makeAdministrator(db)).id,
        createdOn: stage.now(),
      });
      return;
    case 'move':
      await own({ providerId: await providerToTell(stage) });
      return;
    case 'inactiveProvider':
    case 'activeProvider':
      await provider(event.what === 'inactiveProvider' ? userStatus.inactive : userStatus.active);
      return;
    case 'kill':
      stage.setNow(new Date(stage.now().getTime() + day));
      await server.work({ db: dying(db, event.after) }).catch((failure: unknown) => {
        if (!(failure instanceof Killed)) throw failure;
      });
      // As a server does that starts again.
      await releaseLeases(db);
      await releaseItems(db);
      return;
  }
};
