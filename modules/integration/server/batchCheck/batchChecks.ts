import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { CheckedInput } from '../../../../contract/calls/defineCall';
import type { BatchCheckCode } from '../../../../contract/rules/batchCheckCodes';
import { cleanDigits } from '../../../../contract/rules/cleanText';
import { isNif } from '../../../../contract/rules/nif';
import { lockRow } from '../../../../server/db/lockRow';
import { batchCheckItems, batchChecks } from '../../../../server/db/schema/batchChecks';
import { Refusal } from '../../../../server/lib/refusal';
import { auditList } from '../../../../server/services/audit/writeAuditEvent';
import { readingUnits } from '../../../../server/services/context/allowance';
import { requireAccess } from '../../../../server/services/context/requireAccess';
import type { ServiceContext, SignedInContext } from '../../../../server/services/context/serviceContext';
import { enqueueJob } from '../../../../server/services/queue/enqueueJob';
import { checkHours, maxOpenChecks } from '../../contract/batchCheckLimits';
import {
  checkBatch as checkBatchCall,
  getBatchCheck as getBatchCheckCall,
} from '../../contract/calls/batchCheck';
import { batchCheckTexts } from './texts';

type Sent = CheckedInput<typeof checkBatchCall>['items'][number];

/** How many people one statement stores, or one event of the audit tells of. */
const peopleAtOnce = 500;

/**
 * Begins to check people for what would keep requests of theirs from being submitted. Each counts as a row that is read, and
 * is recorded as looked for. NIFs that are none, or are there twice, are told apart at once and not stored.
 * @throws {Refusal} `badRequest` while the provider has too many checks under way; `limitReached`
 */
export const checkBatch = async (
  context: SignedInContext,
  { items }: CheckedInput<typeof checkBatchCall>,
): Promise<{ checkId: number }> => {
  requireAccess(context, checkBatchCall);
  const { actor, now } = context;
  const { providerId } = actor;
  if (providerId === null) throw new Refusal('notFound', batchCheckTexts.gone);
  const read = readPeople(items);
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    await lockRow(db, `checks of ${providerId}`);
    const open = and(eq(batchChecks.providerId, providerId), isNull(batchChecks.endedOn));
    if ((await db.$count(batchChecks, open)) >= maxOpenChecks)
      throw new Refusal('badRequest', batchCheckTexts.tooMany);
    await context.countRead?.(db, items.length * readingUnits.row);
    const [check] = await db
      .insert(batchChecks)
      .values({ providerId, askedById: actor.userId, askedOn: now(), total: items.length })
      .returning({ id: batchChecks.id });
    if (!check) throw new Error('The database stored no row');
    for (let from = 0; from < read.length; from += peopleAtOnce) {
      const some = read.slice(from, from + peopleAtOnce);
      await db
        .insert(batchCheckItems)
        .values(some.map((one, index) => ({ ...one, checkId: check.id, index: from + index })));
      const sought = some.flatMap(({ fiscalNumber, studentFiscalNumber }) =>
        [fiscalNumber, studentFiscalNumber].filter((nif) => nif !== null),
      );
      const named = { subject: 'applications', by: ['fiscalNumber'], sought, ids: [] } as const;
      if (sought.length > 0) await auditList(inside, named);
    }
    await enqueueJob(inside, 'checkBatch', { checkId: check.id });
    return { checkId: check.id };
  });
};

interface Person {
  readonly fiscalNumber: string | null;
  readonly studentFiscalNumber: string | null;
  readonly code: BatchCheckCode | null;
}

const readPeople = (items: readonly Sent[]): Person[] => {
  const known = new Set<string>();
  return items.map((sent) => {
    const fiscalNumber = cleanDigits(sent.fiscalNumber);
    const studentFiscalNumber = cleanDigits(sent.studentFiscalNumber ?? '') || null;
    const household = `${studentFiscalNumber === null ? 'own' : 'student'} ${studentFiscalNumber ?? fiscalNumber}`;
    const decided = (code: BatchCheckCode): Person => ({
      fiscalNumber: null,
      studentFiscalNumber: null,
      code,
    });
    if (!isNif(fiscalNumber)) return decided('invalid_nif');
    if (studentFiscalNumber !== null && !isNif(studentFiscalNumber)) return decided('invalid_student_nif');
    if (known.has(household)) return decided('repeated');
    known.add(household);
    return { fiscalNumber, studentFiscalNumber, code: null };
  });
};

/** How far a check is, and what it found once it is done. */
export interface BatchCheck {
  readonly done: number;
  readonly total: number;
  readonly isDone: boolean;
  readonly results: { index: number; code: BatchCheckCode; applicationId: number | null }[];
}

/**
 * Returns a check that the actor asked for.
 * @throws {Refusal} `notFound` if there is none, or it is gone
 */
export const getBatchCheck = async (
  context: SignedInContext,
  { checkId }: CheckedInput<typeof getBatchCheckCall>,
): Promise<BatchCheck> => {
  requireAccess(context, getBatchCheckCall);
  const { db, actor } = context;
  const own = and(
    eq(batchChecks.id, checkId),
    eq(batchChecks.askedById, actor.userId),
    eq(batchChecks.providerId, actor.providerId ?? 0),
  );
  const [check] = await db.select().from(batchChecks).where(own);
  if (!check) throw new Refusal('notFound', batchCheckTexts.gone);
  const { done, total } = check;
  if (!check.endedOn) return { done, total, isDone: false, results: [] };
  const items = await db
    .select()
    .from(batchCheckItems)
    .where(and(eq(batchCheckItems.checkId, checkId), isNotNull(batchCheckItems.code)))
    .orderBy(asc(batchCheckItems.index));
  const results = items.flatMap(({ index, code, applicationId }) =>
    code ? [{ index, code, applicationId }] : [],
  );
  const ids = results.flatMap(({ applicationId }) => applicationId ?? []);
  await auditList(context, { subject: 'applications', by: [], ids, totalItems: results.length });
  return { done, total, isDone: true, results };
};

/** Removes checks that nobody can fetch any more; for the regular clean-up. */
export const removeOldBatchChecks = async ({
  db,
  now,
}: Pick<ServiceContext, 'db' | 'now'>): Promise<void> => {
  const before = new Date(now().getTime() - checkHours * 3_600_000);
  await db.delete(batchChecks).where(lte(batchChecks.askedOn, before));
};
