import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf } from '../../../db/rowsOf';
import { applicationHistory } from '../../../db/schema/applicationHistory';
import { applications } from '../../../db/schema/applications';
import { auditing } from '../../audit/recordAudit';
import type { ServiceContext, SignedInContext } from '../../context/serviceContext';
import { enqueueing, enqueueJob } from '../../queue/enqueueJob';
import { type KeptDocument, type NewDocument, storeDocuments, storing } from '../documents/storeDocuments';

type NewApplication = Omit<typeof applications.$inferInsert, 'createdOn' | 'statusDate' | 'createdById'>;

const stored = z.object({ id: z.number() });

/**
 * Stores an application with its history, documents and audit entry, and queues its verification, all in one
 * statement. If it gets documents from another application, its documents follow separately, which needs the
 * caller's transaction.
 */
export const storeApplication = async (
  context: SignedInContext,
  values: NewApplication,
  documents: readonly (NewDocument | KeptDocument)[],
): Promise<number> => {
  const { db, actor, now } = context;
  const moment = now();
  const sent = documents.filter((one) => 'content' in one);
  const isAllSent = sent.length === documents.length;
  const applicationId = sql`(select id from created)`;
  const created = db
    .insert(applications)
    .values({ ...values, createdById: actor.userId, createdOn: moment, statusDate: moment })
    .returning({ id: applications.id });
  const entered = db.insert(applicationHistory).values({
    applicationId,
    statusId: values.statusId,
    createdOn: moment,
    updatedOn: moment,
    authorId: actor.userId,
  });
  const payload = sql`jsonb_build_object('applicationId', ${applicationId}, 'since', ${moment.toISOString()}::text, 'timesAsked', 0)`;
  const queued = enqueueing(context, 'verify', payload);
  const noted = auditing(context, { action: 'create', subject: 'application', subjectId: applicationId });
  const withDocuments =
    isAllSent && sent.length > 0
      ? sql`, documents as (${storing(db, applicationId, sent, moment).getSQL()})`
      : sql``;
  const [row] = rowsOf(
    await db.execute(sql`
      with created as (${created.getSQL()}), entered as (${entered.getSQL()}), queued as (${queued.getSQL()}),
        noted as (${noted.getSQL()})${withDocuments}
      select id from created`),
  );
  const { id } = stored.parse(row);
  if (!isAllSent) await storeDocuments(db, id, documents, moment);
  return id;
};

/** Queues an application's verification; the queue 'bulk' is for long lists, so that others don't wait for them. */
export const queueVerification = (
  context: ServiceContext,
  applicationId: number,
  queue: 'verification' | 'bulk' = 'verification',
): Promise<void> =>
  enqueueJob(
    context,
    'verify',
    { applicationId, since: context.now().toISOString(), timesAsked: 0 },
    { queue },
  );
