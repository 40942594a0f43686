import { and, eq, inArray } from 'drizzle-orm';
import { access, satisfies } from '../../../contract/access';
import type { Call, CallAnswer, CheckedInput } from '../../../contract/calls/defineCall';
import { userStatus } from '../../../contract/rules/userTypes';
import type { Database } from '../../../server/db/database';
import { applications } from '../../../server/db/schema/applications';
import { users } from '../../../server/db/schema/users';
import { countForProcessing } from '../../../server/services/annualMaintenance/followProcessing';
import { filesOf } from '../../../server/services/applications/documents/listFiles';
import { ownApplications } from '../../../server/services/applications/visibility/visibleApplications';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { mayGo } from '../../../server/services/dataProtection/erasePerson';
import { planErasure } from '../../../server/services/dataProtection/planErasure';
import { countsOf } from '../../../server/services/dataProtection/schedule/retentionRuns';
import type { getApprovals } from '../contract/calls';
import { type HeldAct, heldActOf, heldActs } from './heldActs';
import type { PendingApproval } from './pendingApprovals';

/** What an act that waits would do. */
export type ApprovalContents = Omit<
  CallAnswer<typeof getApprovals>[number],
  'id' | 'act' | 'askedBy' | 'isOwn' | 'askedOn' | 'expiresOn' | 'applicationId'
>;

type Tell<C extends Call> = (
  context: SignedInContext,
  input: CheckedInput<C>,
) => ApprovalContents | Promise<ApprovalContents>;

/** What is told of each act. */
const tellers: { readonly [Name in keyof typeof heldActs]: Tell<(typeof heldActs)[Name]['call']> } = {
  nonEligible: async (context, { applicationId, reason }) => {
    const { db, actor } = context;
    const [found] = await db
      .select({
        kind: applications.kind,
        recheckApplicationId: applications.recheckApplicationId,
        fullName: applications.fullName,
        fiscalNumber: applications.fiscalNumber,
      })
      .from(applications)
      .where(and(eq(applications.id, applicationId), ownApplications(actor)));
    const { kind, recheckApplicationId = null, ...whose } = found ?? {};
    const maySee = found && satisfies(actor, access.backofficeApplications.show);
    return {
      reason: reason ?? null,
      recheckApplicationId: kind === 'recheck' ? recheckApplicationId : null,
      ...(maySee && {
        ...whose,
        documents: (await filesOf(context, applicationId)).map(({ filename }) => filename),
      }),
    };
  },
  processRequests: async (context, { maintenanceRequestIdsToProcess: ids }) => {
    const mayCount = satisfies(context.actor, heldActs.processRequests.rule);
    return { requests: ids.length, byProvider: mayCount ? await countForProcessing(context, ids) : null };
  },
  newOperators: async ({ db }, { users: created }) => {
    const providers = await usersOf(
      db,
      created.map(({ parentId }) => parentId),
    );
    return {
      newUsers: created.map(({ username, parentId, permissions }) => ({
        username,
        providerDescription: providers.get(parentId ?? 0)?.name ?? null,
        permissions: permissions ?? [],
      })),
    };
  },
  changedOperators: async ({ db }, { users: changed }) => {
    const known = await usersOf(
      db,
      changed.flatMap(({ id, parentId }) => [id, parentId]),
    );
    return {
      changedUsers: changed.map(({ id, parentId, permissions, userStatusId }) => {
        const now = known.get(id);
        const isMoved = Boolean(parentId) && parentId !== now?.parentId;
        return {
          username: now?.username ?? `${id}`,
          isRevived: userStatusId === userStatus.active && now?.userStatusId !== userStatus.active,
          newProvider: isMoved ? (known.get(parentId ?? 0)?.name ?? null) : null,
          addedPermissions: (permissions ?? []).filter((right) => !now?.permissions.includes(right)),
        };
      }),
    };
  },
  revivedProviders: (_, { users: changed }) => ({ revivedProviders: changed.map(({ name }) => name) }),
  erasePerson: async ({ db }, order) => {
    const requests = await planErasure(db, order.fiscalNumber);
    const going = requests.filter(({ keptBecause }) => mayGo(keptBecause, order.includesUnfinished));
    return { ...order, requests: going.length };
  },
  releasedSchedule: async ({ db }, { runId }) => ({
    scheduled: (await countsOf(db, runId)).reduce((sum, { due }) => sum + due, 0),
  }),
  switchOff: (_, { act }) => ({ switchedOff: act }),
};

/** Returns what an act would do; nothing for what the schema of its call no longer knows. */
export const aboutApproval = async (
  context: SignedInContext,
  approval: PendingApproval,
): Promise<ApprovalContents> => {
  const act = heldActOf(approval);
  const input = act.call.input.safeParse(approval.payload);
  const [name] = Object.entries<HeldAct>(heldActs).find(([, one]) => one === act) ?? [];
  if (!input.success || !name) return {};
  const tell: Tell<Call> = tellers[name as keyof typeof tellers];
  return tell(context, input.data);
};

const usersOf = async (db: Database, ids: readonly (number | null | undefined)[]) => {
  const wanted = ids.filter((id) => typeof id === 'number');
  const found = await db.select().from(users).where(inArray(users.id, wanted));
  return new Map(found.map((user) => [user.id, user]));
};
