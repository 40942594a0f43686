import { submitApplications as submitApplicationsCall } from '../../../../contract/calls/application';
import type { Submission } from '../../../../contract/entities/application';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { applicationHistory } from '../../../db/schema/applicationHistory';
import { applications } from '../../../db/schema/applications';
import { mapAll } from '../../../lib/refusal';
import { addressResolver } from '../../address/addressResolver';
import { writeAuditEvent } from '../../audit/writeAuditEvent';
import { onceByKey } from '../../context/onceByKey';
import { requireAccess } from '../../context/requireAccess';
import type {
  DocumentsContext,
  ServiceContext,
  SignedInContext,
  UploadContext,
} from '../../context/serviceContext';
import { enqueueJob } from '../../queue/enqueueJob';
import { readDocuments } from '../documents/readDocuments';
import {
  type KeptDocument,
  keepNewDocuments,
  type StoredDocument,
  storeDocuments,
} from '../documents/storeDocuments';
import { requireFewPersons } from './fewPersons';
import { newApplicationValues, requireOwnProvider } from './readApplication';
import { recordConsents } from './recordConsents';

/** The result of a request that was stored. */
export interface StoredResult {
  readonly success: true;
  readonly applicationId: number;
}

/**
 * Stores eligibility requests of the actor's own provider, all or none; returns their ids in the order sent (spec 7).
 * @throws {Refusal} `badRequest` naming the field, for another's provider, an address that is none or a wrong document;
 *   `limitReached` for more persons than may be asked about in a day
 */
export const submitApplications = async (
  context: SignedInContext & UploadContext,
  { providerId, providerEmail, applications: sent, declarationVersion }: Submission,
): Promise<StoredResult[]> => {
  requireAccess(context, submitApplicationsCall);
  const common = {
    providerId: requireOwnProvider(context, providerId),
    providerEmail: providerEmail ?? '',
    statusId: applicationStatus.submitted,
  };
  const resolve = await addressResolver(
    context.db,
    sent.flatMap(({ address, studentAddress }) => [address, studentAddress]),
  );
  const read = mapAll(sent, (application) => ({
    values: { ...newApplicationValues(application, resolve), ...common },
    documents: readDocuments(context, application),
  }));
  const kept: { values: NewApplication; documents: Documents }[] = [];
  for (const { values, documents } of read)
    kept.push({ values, documents: await keepNewDocuments(context, documents) });
  return onceByKey(context, async (inside) => {
    const results: StoredResult[] = [];
    for (const { values, documents } of kept) {
      const applicationId = await storeApplication(inside, values, documents);
      await recordConsents(inside, applicationId, values, declarationVersion);
      results.push({ success: true, applicationId });
    }
    await requireFewPersons(
      inside,
      results.map(({ applicationId }) => applicationId),
    );
    return results;
  });
};

type Documents = readonly (StoredDocument | KeptDocument)[];
type NewApplication = Omit<typeof applications.$inferInsert, 'createdOn' | 'statusDate' | 'createdById'>;

/**
 * Stores an application with its history, documents and audit entry, and queues its verification, in the caller's
 * transaction; returns its id.
 */
export const storeApplication = async (
  context: SignedInContext & DocumentsContext,
  values: NewApplication,
  documents: Documents,
): Promise<number> => {
  const { db, actor, now } = context;
  const moment = now();
  const [created] = await db
    .insert(applications)
    .values({ ...values, createdById: actor.userId, createdOn: moment, statusDate: moment })
    .returning({ id: applications.id });
  if (!created) throw new Error('The database stored no application.');
  const { id } = created;
  await db.insert(applicationHistory).values({
    applicationId: id,
    statusId: values.statusId,
    createdOn: moment,
    updatedOn: moment,
    authorId: actor.userId,
  });
  await storeDocuments(context, id, documents);
  await queueVerification(context, id, context.isLongList ? 'bulk' : 'verification');
  await writeAuditEvent(context, { action: 'create', subject: 'application', subjectId: id });
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
