import { and, asc, eq, gt, or } from 'drizzle-orm';
import { isNif } from '../../../../contract/rules/nif';
import { applications } from '../../../../server/db/schema/applications';
import { personFiles } from '../../../../server/db/schema/personFiles';
import { Refusal } from '../../../../server/lib/refusal';
import { readReasons } from '../../../../server/services/applications/detail/getHistory';
import { writeAuditEvent } from '../../../../server/services/audit/writeAuditEvent';
import type { WorkContext } from '../../../../server/services/context/workContext';
import type { ClaimedJob } from '../../../../server/services/queue/claimJob';
import type { JobPayload } from '../../../../server/services/queue/jobKinds';
import { finishJob, putJobOff } from '../../../../server/services/queue/settleJob';
import { findNumbers, withoutMentions } from '../erasure/personFinder';
import { findMentionsOf, planErasure } from '../erasure/planErasure';
import { dataKindTexts } from '../papers/texts';
import { gatherRequest } from './gatherRequest';
import { keepMentions, keepPiece } from './pieces';
import { personFileTexts } from './texts';

/** How many requests are gathered in one run, so that other work of the queue waits for seconds at most. */
const requestsPerStep = 20;

/** Gathers some requests of a person; the file is ready after the last of them. */
export const makePersonFile = (
  context: WorkContext,
  job: ClaimedJob,
  { personFileId, after = 0 }: JobPayload<'makePersonFile'>,
): Promise<void> =>
  context.db.transaction(async (db) => {
    const { tokenKeys, now } = context;
    const [file] = await db.select().from(personFiles).where(eq(personFiles.id, personFileId));
    if (file?.state !== 'waiting' || !file.fiscalNumber) return finishJob(db, job);
    const nif = file.fiscalNumber;
    const found = await requestsOf(db, nif, after);
    const reasonText = await readReasons(db);
    let documents = file.documentCount;
    for (const application of found) {
      const piece = await gatherRequest(db, nif, application, reasonText);
      documents += piece.documents.length;
      await keepPiece({ db, tokenKeys, fileId: file.id }, piece);
    }
    const requestCount = file.requestCount + found.length;
    const last = found.at(-1);
    const isDone = found.length < requestsPerStep;
    if (isDone) await gatherMentions({ db, tokenKeys, fileId: file.id }, nif);
    const kept = await db
      .update(personFiles)
      .set({
        requestCount,
        documentCount: documents,
        ...(isDone && { state: 'ready' as const, madeOn: now() }),
      })
      .where(and(eq(personFiles.id, file.id), eq(personFiles.state, 'waiting')))
      .returning({ id: personFiles.id });
    // An erasure discarded it meanwhile: nothing of this run stays.
    if (kept.length === 0) throw new Refusal('badRequest', personFileTexts.gone);
    if (!isDone && last) return putJobOff<'makePersonFile'>(db, job, now(), { personFileId, after: last.id });
    await writeAuditEvent(
      { ...context, db },
      {
        action: 'makePersonFile',
        subject: 'personFile',
        subjectId: file.id,
        detail: { requests: requestCount, documents },
      },
    );
    return finishJob(db, job);
  });

/** Keeps what others wrote of the person, without the numbers of other persons; nothing where there is none. */
const gatherMentions = async (place: Parameters<typeof keepMentions>[0], nif: string): Promise<void> => {
  const found = await findMentionsOf(place.db, nif, await planErasure(place.db, nif));
  const ofOthers = (text: string) => findNumbers(text, (digits) => digits !== nif && isNif(digits));
  const mentions = found.map(({ what, text }) => ({
    place: dataKindTexts[what],
    text: withoutMentions(text, ofOthers(text), personFileTexts.ofAnother),
  }));
  if (mentions.length > 0) await keepMentions(place, mentions);
};

const requestsOf = (db: WorkContext['db'], nif: string, after: number) =>
  db
    .select()
    .from(applications)
    .where(
      and(
        or(eq(applications.fiscalNumber, nif), eq(applications.studentFiscalNumber, nif)),
        gt(applications.id, after),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(requestsPerStep)
    // An erasure of these waits, and then discards what was gathered; other changes do not.
    .for('key share');
