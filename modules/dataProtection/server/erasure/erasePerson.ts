import { desc, eq, or } from 'drizzle-orm';
import type { CheckedInput } from '../../../../contract/calls/defineCall';
import { isNif } from '../../../../contract/rules/nif';
import type { Database } from '../../../../server/db/database';
import { lockRow } from '../../../../server/db/lockRow';
import { applications } from '../../../../server/db/schema/applications';
import { fieldRefusal, Refusal } from '../../../../server/lib/refusal';
import { auditList, writeAuditEvent } from '../../../../server/services/audit/writeAuditEvent';
import { requireAccess } from '../../../../server/services/context/requireAccess';
import type { ServiceContext, SignedInContext } from '../../../../server/services/context/serviceContext';
import {
  erasePerson as erasePersonCall,
  previewErasure as previewErasureCall,
} from '../../contract/erasureCalls';
import { dataProtectionTexts } from '../declared/texts';
import { holdsLock } from '../holds/holds';
import { overwriteApplications, overwriteStudents } from './eraseApplications';
import { eraseMentions } from './eraseMentions';
import { type ErasedPersons, eraseTraces } from './eraseTraces';
import { hashOfPerson } from './erasureList';
import { type FoundErasure, findErasuresOf } from './listErasures';
import { findNumbers, personFinder } from './personFinder';
import { type FoundMention, findMentionsOf, namesOf, type PlannedRequest, planErasure } from './planErasure';
import { recordErasure } from './recordErasure';

type Order = CheckedInput<typeof erasePersonCall>;

/** What the erasure of a person would do, and what was done before. */
export interface FoundPlan {
  readonly requests: readonly PlannedRequest[];
  readonly mentions: readonly FoundMention[];
  readonly before: readonly FoundErasure[];
}

/** Returns what the erasure of a person would remove, and what is kept; recorded. */
export const previewErasure = async (
  context: SignedInContext,
  { fiscalNumber }: CheckedInput<typeof previewErasureCall>,
): Promise<FoundPlan> => {
  requireAccess(context, previewErasureCall);
  const requests = await planErasure(context.db, fiscalNumber);
  await auditList(context, {
    subject: 'applications',
    by: ['fiscalNumber'],
    sought: [fiscalNumber],
    ids: requests.map(({ id }) => id),
  });
  return {
    requests,
    mentions: await findMentionsOf(context.db, fiscalNumber, requests),
    before: await findErasuresOf(context, fiscalNumber),
  };
};

/** How much was erased, and how much is kept for now. */
export interface ErasedPerson {
  readonly erased: number;
  readonly kept: number;
}

/**
 * Erases what is held of a person, in one transaction; recorded with who asked, who confirmed and why, but not whom.
 * @throws {Refusal} `badRequest` if there is nothing, all of it is kept, or the reason tells of the person
 */
export const erasePerson = (context: SignedInContext, order: Order): Promise<ErasedPerson> => {
  requireAccess(context, erasePersonCall);
  return erasePersonBy(context, order);
};

/** Erases a person for an administrator or, without an actor, for whoever runs the server. */
export const erasePersonBy = (
  context: ServiceContext & Partial<Pick<SignedInContext, 'actor'>>,
  { fiscalNumber, reason, includesUnfinished, keepsMentions }: Order,
): Promise<ErasedPerson> =>
  context.db.transaction(async (db) => {
    await lockRow(db, holdsLock);
    await lockRequestsOf(db, fiscalNumber);
    const requests = await planErasure(db, fiscalNumber);
    requireImpersonal(reason, fiscalNumber, requests);
    const going = requests.filter(({ keptBecause }) => mayGo(keptBecause, includesUnfinished));
    const isMentioned =
      requests.length === 0 &&
      (await findMentionsOf(db, fiscalNumber, requests)).some(({ fate }) => goes(fate, keepsMentions));
    if (going.length === 0 && !isMentioned)
      throw new Refusal(
        'badRequest',
        requests.length > 0 ? dataProtectionTexts.allKept : dataProtectionTexts.nothing,
      );
    const idsOf = (isStudentOnly: boolean) =>
      going.filter((one) => one.isStudentOnly === isStudentOnly).map(({ id }) => id);
    const erase = (tx: Database, erased: readonly ErasedPersons[]) =>
      eraseTraces(tx, erased, { keepsMentions });
    const applicationIds = await overwriteApplications(db, idsOf(false), erase);
    const studentOfIds = await overwriteStudents(db, idsOf(true), erase);
    if (isMentioned) await eraseMentions(db, namesOf(fiscalNumber, []), { keepsMentions });
    const { askedById, auditKey } = context;
    const actorId = context.actor?.userId ?? null;
    const kept = requests.length - going.length;
    await recordErasure(
      { ...context, db },
      {
        cause: 'person',
        userId: askedById ?? actorId,
        confirmedById: askedById === undefined ? null : actorId,
        person: auditKey ? await hashOfPerson(auditKey, fiscalNumber) : null,
        reason,
        applicationIds,
        studentOfIds,
      },
    );
    await writeAuditEvent(
      { ...context, db },
      {
        action: 'erase',
        subject: 'applications',
        detail: { ids: [...applicationIds, ...studentOfIds], kept, includesUnfinished, keepsMentions },
      },
    );
    return { erased: going.length, kept };
  });

/** Returns whether what people wrote goes, or the words that tell of the person do. */
const goes = (fate: FoundMention['fate'], keepsMentions: boolean) =>
  fate === 'deleted' || (fate === 'overwritten' && !keepsMentions);

/**
 * Locks the requests of a person: whoever has begun to make another of one of them ends first, so that the plan knows it.
 * Those made of others come first, as where they are decided: otherwise there would be a deadlock.
 */
const lockRequestsOf = (db: Database, nif: string) =>
  db
    .select({ id: applications.id })
    .from(applications)
    .where(or(eq(applications.fiscalNumber, nif), eq(applications.studentFiscalNumber, nif)))
    .orderBy(desc(applications.id))
    .for('update');

/** Returns whether a request may be erased; a hold can only be ended. */
export const mayGo = (keptBecause: PlannedRequest['keptBecause'], includesUnfinished: boolean): boolean =>
  includesUnfinished ? !keptBecause.includes('hold') : keptBecause.length === 0;

/** Refuses a reason that would tell who was erased, as it is kept; also by one word, where that is the name. */
const requireImpersonal = (
  reason: string,
  fiscalNumber: string,
  requests: readonly PlannedRequest[],
): void => {
  const tells = personFinder(namesOf(fiscalNumber, requests), 1);
  if (tells(reason).length > 0 || /\d{9}/.test(reason) || findNumbers(reason, isNif).length > 0)
    throw fieldRefusal(erasePersonCall.labels?.reason ?? '', dataProtectionTexts.personalReason);
};
