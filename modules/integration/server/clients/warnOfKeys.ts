import { and, arrayContains, asc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { paths } from '../../../../contract/paths';
import {
  addLisbonDays,
  dayMonthYear,
  endOfLisbonDay,
  lisbonDate,
} from '../../../../contract/rules/lisbonDay';
import { userStatus, userType } from '../../../../contract/rules/userTypes';
import { apiAssertions, apiClientKeys, apiClients } from '../../../../server/db/schema/apiClients';
import { users } from '../../../../server/db/schema/users';
import type { ServiceContext } from '../../../../server/services/context/serviceContext';
import type { WorkContext } from '../../../../server/services/context/workContext';
import { morningOf, noonOf } from '../../../../server/services/mail/remindOfDeadlines';
import type { ClaimedJob } from '../../../../server/services/queue/claimJob';
import { enqueueJob } from '../../../../server/services/queue/enqueueJob';
import { putJobOff } from '../../../../server/services/queue/settleJob';
import { keyWarningDays } from '../../contract/apiClientLimits';
import { keyMailTexts } from './texts';

const provider = alias(users, 'provider');
const [longest] = keyWarningDays;

/**
 * Queues, every morning, the e-mails about keys that end in 30, 7 or 1 days, to those of the provider who may manage its
 * clients and to whoever created the key. What a key's people were last told is kept with it, so that each is told once, and
 * later if no server ran that day.
 */
export const warnOfKeys = async (context: WorkContext, job: ClaimedJob): Promise<void> => {
  const now = context.now();
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    if (now < morningOf(now)) return putJobOff<'warnOfKeys'>(db, job, morningOf(now), {});
    for (const key of await endingKeys(inside)) {
      const left = daysUntil(key.expiresOn, now);
      const due = keyWarningDays.filter((days) => left <= days).at(-1);
      if (due === undefined || (key.warnedDays !== null && key.warnedDays <= due)) continue;
      await db.update(apiClientKeys).set({ warnedDays: due }).where(eq(apiClientKeys.id, key.id));
      const facts = { client: key.client ?? '', hint: key.hint, day: dayMonthYear(key.expiresOn), left };
      for (const userId of await recipientsOf(inside, key))
        await enqueueJob(inside, 'sendRecordMail', {
          userId,
          subject: keyMailTexts.subject(facts.client),
          paragraphs: keyMailTexts.paragraphs(facts),
          page: paths.integration,
          linkText: keyMailTexts.open,
        });
    }
    return putJobOff<'warnOfKeys'>(db, job, morningOf(addLisbonDays(now, 1)), {});
  });
};

/** Removes proofs that would no longer be taken anyway. */
export const removeOldProofs = async ({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<void> => {
  await db.delete(apiAssertions).where(lte(apiAssertions.expiresOn, now()));
};

const endingKeys = ({ db, now }: ServiceContext) =>
  db
    .select({
      id: apiClientKeys.id,
      client: users.name,
      providerId: provider.id,
      createdById: apiClientKeys.createdById,
      hint: apiClientKeys.hint,
      expiresOn: apiClientKeys.expiresOn,
      warnedDays: apiClientKeys.warnedDays,
    })
    .from(apiClientKeys)
    .innerJoin(apiClients, eq(apiClients.clientId, apiClientKeys.clientId))
    .innerJoin(users, eq(users.id, apiClients.clientId))
    .innerJoin(provider, eq(provider.id, users.parentId))
    .where(
      and(
        isNull(apiClientKeys.revokedOn),
        isNull(apiClients.revokedOn),
        eq(provider.userStatusId, userStatus.active),
        gt(apiClientKeys.expiresOn, now()),
        lte(apiClientKeys.expiresOn, endOfLisbonDay(addLisbonDays(now(), longest))),
      ),
    )
    .orderBy(asc(apiClientKeys.id));

const recipientsOf = async (
  { db }: ServiceContext,
  { providerId, createdById }: { readonly providerId: number; readonly createdById: number },
): Promise<number[]> => {
  const isOfProvider = or(
    eq(users.id, providerId),
    and(eq(users.parentId, providerId), eq(users.userTypeId, userType.operator)),
  );
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.userStatusId, userStatus.active),
        isNotNull(users.username),
        or(
          eq(users.id, createdById),
          and(isOfProvider, arrayContains(users.permissions, ['Integration_Updater'])),
        ),
      ),
    )
    .orderBy(asc(users.id));
  return found.map(({ id }) => id);
};

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Counts the days in Portugal from one moment to a later one. */
const daysUntil = (later: Date, now: Date): number =>
  Math.round((noonOf(lisbonDate(later)).getTime() - noonOf(lisbonDate(now)).getTime()) / dayMilliseconds);
