import { and, desc, eq, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Call, CheckedInput } from '../../../../contract/calls/defineCall';
import { renewalItems, renewalRuns } from '../../../../server/db/schema/renewals';
import { users } from '../../../../server/db/schema/users';
import { Refusal } from '../../../../server/lib/refusal';
import { requireAccess } from '../../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../../server/services/context/serviceContext';
import {
  downloadRenewalReport as downloadCall,
  getRenewals as getCall,
  getRenewalReport as reportCall,
} from '../../contract/calls';
import type { RehearsedCount, RenewalCount } from '../../contract/renewal';
import type { ItemState } from '../../contract/states';
import type { RenewalRun } from '../declared/renewalRun';
import { renewalTexts } from '../declared/texts';

const creator = alias(users, 'creator');
const starter = alias(users, 'starter');
const ender = alias(users, 'ender');
const owner = alias(users, 'owner');

/** A renewal with the names of whom it concerns, and how many tariffs are in each state. */
export interface FoundRenewal {
  readonly run: RenewalRun;
  readonly provider: string | null;
  readonly createdBy: string | null;
  readonly startedBy: string | null;
  readonly endedBy: string | null;
  readonly counts: Partial<Record<ItemState, number>>;
}

/** How many renewals are listed: some a year. */
const listed = 100;

/** Returns the renewals, newest first; to a provider those that were started, with its own counts. */
export const listRenewals = async (context: SignedInContext): Promise<FoundRenewal[]> => {
  requireAccess(context, getCall);
  return findRenewals(context, undefined);
};

/**
 * Returns renewals with the counts of what the actor may see.
 * Those that never started are the regulator's alone, and so are those of another provider.
 */
const findRenewals = async (
  { db, actor }: Pick<SignedInContext, 'db' | 'actor'>,
  which: SQL | undefined,
): Promise<FoundRenewal[]> => {
  const isRegulator = actor.role === 'Administrator';
  const runs = await db
    .select({
      run: renewalRuns,
      provider: owner.name,
      createdBy: creator.username,
      startedBy: starter.username,
      endedBy: ender.username,
    })
    .from(renewalRuns)
    .leftJoin(owner, eq(owner.id, renewalRuns.providerId))
    .leftJoin(creator, eq(creator.id, renewalRuns.createdById))
    .leftJoin(starter, eq(starter.id, renewalRuns.startedById))
    .leftJoin(ender, eq(ender.id, renewalRuns.endedById))
    .where(
      and(
        which,
        isRegulator
          ? undefined
          : and(
              isNotNull(renewalRuns.startedOn),
              notInArray(renewalRuns.state, ['rehearsing', 'rehearsed', 'planned']),
              sql`coalesce(${renewalRuns.providerId}, ${actor.providerId ?? 0}::int) = ${actor.providerId ?? 0}::int`,
            ),
      ),
    )
    .orderBy(desc(renewalRuns.id))
    .limit(listed);
  const counted = await db
    .select({
      runId: renewalItems.runId,
      state: renewalItems.state,
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(renewalItems)
    .where(
      and(
        inArray(
          renewalItems.runId,
          runs.map(({ run }) => run.id),
        ),
        isRegulator ? undefined : eq(renewalItems.providerId, actor.providerId ?? 0),
      ),
    )
    .groupBy(renewalItems.runId, renewalItems.state);
  return runs.map(({ run, ...names }) => ({
    run,
    ...names,
    counts: Object.fromEntries(
      counted.filter(({ runId }) => runId === run.id).map(({ state, count }) => [state, count]),
    ),
  }));
};

/**
 * Finds a renewal that the actor may see.
 * @throws {Refusal} `notFound` if there is none
 */
export const requireRenewal = async (
  context: Pick<SignedInContext, 'db' | 'actor'>,
  renewalId: number,
): Promise<FoundRenewal> => {
  const [found] = await findRenewals(context, eq(renewalRuns.id, renewalId));
  if (!found) throw new Refusal('notFound', renewalTexts.notFound);
  return found;
};

/** The figures of a renewal, and those of its rehearsal. */
export interface FoundReport {
  readonly found: FoundRenewal;
  readonly rows: readonly RenewalCount[];
  readonly rehearsal: readonly RehearsedCount[];
}

/**
 * Returns the figures of a renewal by provider, each tariff counted once; a provider gets its own.
 * @throws {Refusal} `notFound` if there is none
 */
export const getReport = async (
  context: SignedInContext,
  { renewalId }: CheckedInput<typeof reportCall>,
): Promise<FoundReport> => reportFor(context, reportCall, renewalId);

/**
 * Returns what `getReport` does, for the workbook.
 * @throws {Refusal} `notFound` if there is none
 */
export const getReportToExport = async (
  context: SignedInContext,
  { renewalId }: CheckedInput<typeof downloadCall>,
): Promise<FoundReport> => reportFor(context, downloadCall, renewalId);

const reportFor = async (
  context: SignedInContext,
  call: Pick<Call, 'path' | 'access'>,
  renewalId: number,
): Promise<FoundReport> => {
  requireAccess(context, call);
  const { db, actor } = context;
  const found = await requireRenewal(context, renewalId);
  const { state, how, reason, leftBecause, providerId, runId } = renewalItems;
  const rows = await db
    .select({
      providerId,
      providerDescription: sql<string>`coalesce(${users.name}, '')`,
      state,
      how,
      reason,
      leftBecause,
      count: sql<number>`count(*)`.mapWith(Number),
      asked: sql<number>`count(${renewalItems.askedOn})`.mapWith(Number),
      noticed: sql<number>`count(${renewalItems.noticedOn})`.mapWith(Number),
    })
    .from(renewalItems)
    .innerJoin(users, eq(users.id, providerId))
    .where(
      and(
        eq(runId, renewalId),
        actor.role === 'Administrator' ? undefined : eq(providerId, actor.providerId ?? 0),
      ),
    )
    .groupBy(providerId, users.name, state, how, reason, leftBecause)
    .orderBy(users.name, providerId, state, how, reason, leftBecause);
  return { found, rows, rehearsal: await rehearsedRows(context, found.run) };
};

const rehearsedRows = async (
  { db, actor }: SignedInContext,
  { rehearsal }: RenewalRun,
): Promise<RehearsedCount[]> => {
  const shown = rehearsal.filter(
    ({ providerId }) => actor.role === 'Administrator' || providerId === actor.providerId,
  );
  const names = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(shown.map(({ providerId }) => providerId))]));
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return shown
    .map((row) => ({ ...row, providerDescription: nameOf.get(row.providerId) ?? '' }))
    .sort((a, b) => a.providerDescription.localeCompare(b.providerDescription, 'pt'));
};
