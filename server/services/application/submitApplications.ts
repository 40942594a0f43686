import type { Submission } from '../../../contract/entities/application';
import { fieldLabels } from '../../../contract/fieldLabels';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { messages } from '../../../contract/rules/messages';
import { applicationHistory } from '../../db/schema/applicationHistory';
import { applications } from '../../db/schema/applications';
import { files } from '../../db/schema/files';
import { addressResolver } from '../address/addressResolver';
import { recordAudit } from '../audit/recordAudit';
import { cleanText } from '../cleanText';
import { fieldRefusal } from '../fieldRefusal';
import type { SignedInContext } from '../serviceContext';
import { documentsOf, type NewDocument } from './documentsOf';
import { newApplicationValues } from './newApplicationValues';

type NewApplication = typeof applications.$inferInsert;

const store = async (
  context: SignedInContext,
  values: NewApplication,
  documents: readonly NewDocument[],
): Promise<number> => {
  const { db, actor } = context;
  const [created] = await db.insert(applications).values(values).returning({ id: applications.id });
  if (!created) throw new Error('The database returned no id for a new application.');
  const applicationId = created.id;
  await db.insert(applicationHistory).values({
    applicationId,
    statusId: values.statusId,
    createdOn: values.createdOn,
    updatedOn: values.createdOn,
    authorId: actor.userId,
  });
  for (const document of documents) {
    await db.insert(files).values({ ...document, applicationId, createdOn: values.createdOn });
  }
  await recordAudit(context, { action: 'create', subject: 'application', subjectId: applicationId });
  return applicationId;
};

/** Stores eligibility requests of the actor's own provider, all or none; answers their ids in the order sent (spec 7). */
export const submitApplications = async (
  context: SignedInContext,
  { providerId, providerEmail, applications: sent }: Submission,
): Promise<number[]> => {
  const { db, actor, now } = context;
  if (!providerId || providerId !== actor.providerId) {
    throw fieldRefusal(fieldLabels.providerId ?? 'providerId', messages.invalidValue);
  }
  const resolve = await addressResolver(
    db,
    sent.flatMap(({ address, studentAddress }) => [address, studentAddress].filter((one) => one != null)),
  );
  const moment = now();
  const common = {
    providerId,
    providerEmail: cleanText(providerEmail),
    createdById: actor.userId,
    createdOn: moment,
    statusId: applicationStatus.submitted,
    statusDate: moment,
  };
  const ready = sent.map((application) => ({
    values: { ...newApplicationValues(application, resolve), ...common },
    documents: documentsOf(application),
  }));

  return db.transaction(async (tx) => {
    const ids: number[] = [];
    for (const { values, documents } of ready)
      ids.push(await store({ ...context, db: tx }, values, documents));
    return ids;
  });
};
