import { applicationHistory } from '../../../db/schema/applicationHistory';
import { applications } from '../../../db/schema/applications';
import { recordAudit } from '../../audit/recordAudit';
import type { ServiceContext, SignedInContext } from '../../context/serviceContext';
import { enqueueJob } from '../../queue/enqueueJob';
import { type KeptDocument, type NewDocument, storeDocuments } from '../documents/storeDocuments';

type NewApplication = Omit<typeof applications.$inferInsert, 'createdOn' | 'statusDate' | 'createdById'>;

/** Stores an application with its history, documents and trace in the audit, and has it verified; in the caller's transaction. */
export const storeApplication = async (
  context: SignedInContext,
  values: NewApplication,
  documents: readonly (NewDocument | KeptDocument)[],
): Promise<number> => {
  const { db, actor, now } = context;
  const moment = now();
  const [created] = await db
    .insert(applications)
    .values({ ...values, createdById: actor.userId, createdOn: moment, statusDate: moment })
    .returning({ id: applications.id });
  if (!created) throw new Error('The database returned no id for a new application.');
  const applicationId = created.id;
  await db.insert(applicationHistory).values({
    applicationId,
    statusId: values.statusId,
    createdOn: moment,
    updatedOn: moment,
    authorId: actor.userId,
  });
  await storeDocuments(db, applicationId, documents, moment);
  await queueVerification(context, applicationId);
  await recordAudit(context, { action: 'create', subject: 'application', subjectId: applicationId });
  return applicationId;
};

/** Queues an application's verification; the queue 'bulk' is for long lists, which others need not wait for. */
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
