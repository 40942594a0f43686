import { describe, expect, it } from 'vitest';
import { type Grants, rights, roles } from '../../../contract/access';
import type { Call, Download } from '../../../contract/calls/defineCall';
import * as ofDataProtection from '../../../modules/dataProtection/server/acts/acts';
import { serverModules } from '../../../modules/server';
import type { AppParts } from '../../../server/http/appParts';
import type { Mount } from '../../../server/http/mount';
import type { Act } from '../../../server/services/acts/act';
import * as ofCore from '../../../server/services/acts/acts';
import { mayCall } from '../../../server/services/context/requireAccess';
import type { Actor } from '../../../server/services/context/serviceContext';

type AnyCall = Call | Download;
type Handle = (context: unknown, input: unknown, once: unknown) => unknown;
type Routes = (mount: Mount, parts: AppParts) => void;

const modules = import.meta.glob<Record<string, Routes>>('../../../server/routes/*.ts', { eager: true });

/** Every call with its route handler, without the checks that the HTTP layer makes first. */
const mounted: { call: AnyCall; handle: Handle }[] = [];
const collect = (call: AnyCall, handle: unknown) => mounted.push({ call, handle: handle as Handle });
const mount = { call: collect, list: collect, stagedCall: collect, publicCall: collect, download: collect };
const parts = { settings: {} } as AppParts;
const groups = [
  ...Object.values(modules).flatMap((module) => Object.values(module)),
  ...serverModules.flatMap(({ routes }) => routes ?? []),
];
for (const routes of groups) routes(mount as unknown as Mount, parts);

/** Calls about one of two environments are led to the verb by what the input says. */
const plainInput = { environment: 'live' };

/** Inputs of calls that lead to several verbs, or whose route reads the input. */
const inputs = new Map<string, readonly object[]>([
  ['/Application/set-activation-status', [{ applicationActivations: [] }, {}]],
  ...['create', 'update'].map(
    (verb) =>
      [
        `/ApplicationAnnualMaintenance/${verb}-notification-email`,
        [{ annualMaintenanceUserNotification: {} }],
      ] as const,
  ),
]);
const guarded = mounted
  .filter(({ call }) => typeof call.access !== 'string')
  .flatMap(({ call, handle }) =>
    (inputs.get(call.path) ?? [plainInput]).map((input) => ({
      call,
      handle,
      input,
      title: `${call.method} ${call.path} ${JSON.stringify(input)}`,
    })),
  );

class Reached extends Error {}

/** A part of the context that nothing may access before the right is checked. */
const untouchable = new Proxy(
  {},
  {
    get: () => {
      throw new Reached();
    },
  },
);

const actors: Actor[] = roles.flatMap((role) =>
  [[], ...rights.map((right) => [right]), [...rights]].map((permissions) => ({
    userId: 1,
    username: 'somebody@example.pt',
    role,
    roles: [role],
    permissions,
    providerId: null,
  })),
);

const outcome = async (handle: Handle, actor: Actor, input: object): Promise<unknown> => {
  const context = {
    actor,
    db: untouchable,
    workers: untouchable,
    sentFiles: untouchable,
    now: () => new Date(0),
  };
  const once = (run: (inside: unknown) => unknown) => run(context);
  try {
    return await handle(context, input, once);
  } catch (failure) {
    return failure;
  }
};

const named = ({ roles: [role], permissions }: Grants) => `${role} ${permissions.join(' ')}`;

const everybody: Actor = {
  userId: 1,
  username: 'somebody@example.pt',
  role: 'Administrator',
  roles: [...roles],
  permissions: [...rights],
  providerId: null,
};

describe('what a verb demands besides the right is demanded of every call that leads to it', () => {
  // A call that leads to such a verb on a way of its own is refused by the verb too: the conformance test makes each.
  it.each(guarded)('$title: a recent factor, if the call says so', async ({ call, handle, input }) => {
    const failure = await outcome(handle, everybody, input);
    const isRefused = failure instanceof Error && failure.message.endsWith('without needsRecentFactor');
    expect(isRefused).toBe(call.needsRecentFactor === true);
  });

  const acts = Object.entries<unknown>({ ...ofCore, ...ofDataProtection }).map(([name, act]) => ({
    name,
    act: act as Act,
  }));
  it.each(acts)('$name: a second person, whoever comes to the verb itself', async ({ act }) => {
    const context = { actor: everybody, hasRecentFactor: true, db: untouchable };
    const input = { users: [], maintenanceRequestIdsToProcess: [], applicationId: 1 };
    const doIt = async () => act.run(context as never, input);
    await expect(doIt()).rejects.toThrow(`The verb of ${act.call.path} was reached without doAct`);
  });

  it('is declared by the calls of those acts, and besides by those of approvals alone', () => {
    const paths = (calls: readonly AnyCall[]) => calls.map(({ path }) => path).sort();
    const own: readonly AnyCall[] = Object.values(
      serverModules.find(({ name }) => name === 'approvals')?.calls ?? {},
    );
    const others = mounted.map(({ call }) => call).filter((call) => !own.includes(call));
    expect(paths(others.filter((call) => call.mayAwaitApproval))).toEqual(
      paths(acts.map(({ act }) => act.call)),
    );
  });
});

describe('6 every verb checks the right in its first line', () => {
  it('knows every route', () => {
    expect(guarded.length).toBeGreaterThan(40);
    const missing = [...inputs.keys()].filter((path) => !guarded.some(({ call }) => call.path === path));
    expect(missing).toEqual([]);
  });

  it.each(guarded)(
    '$title refuses whom its row does not allow, and nobody else',
    async ({ call, handle, input }) => {
      const refused: string[] = [];
      for (const actor of actors) {
        const result = await outcome(handle, actor, input);
        if (result instanceof Error && Reflect.get(result, 'reason') === 'forbidden')
          refused.push(named(actor));
      }
      const notAllowed = actors.filter((actor) => !mayCall(actor, call)).map(named);
      expect(notAllowed.length).toBeGreaterThan(0);
      expect(refused).toEqual(notAllowed);
    },
  );
});
