import { asc, eq } from 'drizzle-orm';
import { fileType } from '../../../contract/entities/fileType';
import { fieldLabels } from '../../../contract/fieldLabels';
import { isUnderWay } from '../../../contract/rules/applicationStatuses';
import { applications } from '../../../server/db/schema/applications';
import { files } from '../../../server/db/schema/files';
import { recordFiles } from '../../../server/db/schema/recordFiles';
import { users } from '../../../server/db/schema/users';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import type { ServiceContext } from '../../../server/services/context/serviceContext';
import { queueResultMail } from '../../../server/services/mail/resultMail';
import { infectedTexts } from './texts';

/** Where a document with malicious software was handed in, by ids. */
interface InfectedFiles {
  readonly files: readonly number[];
  readonly applications: readonly number[];
  readonly recordFiles: readonly number[];
}

/**
 * Records in the audit which files have malicious software, and queues an e-mail to the providers whose requests will
 * still be decided: about where the document was handed in, never its name, which may be a person's.
 */
export const reportInfected = async (context: ServiceContext, hash: string): Promise<InfectedFiles> => {
  const { db, now } = context;
  const found = await db
    .select({
      id: files.id,
      type: files.resourceFileTypeId,
      createdOn: files.createdOn,
      applicationId: files.applicationId,
      kind: applications.kind,
      statusId: applications.statusId,
      providerEmail: applications.providerEmail,
      author: users.username,
    })
    .from(files)
    .innerJoin(applications, eq(applications.id, files.applicationId))
    .innerJoin(users, eq(users.id, applications.createdById))
    .where(eq(files.hash, hash))
    .orderBy(asc(files.id));
  for (const { id, applicationId, ...file } of found) {
    await writeAuditEvent(context, {
      action: 'infected',
      subject: 'file',
      subjectId: id,
      detail: { applicationId },
    });
    const to = file.providerEmail || file.author;
    if (!to || !isUnderWay(file.statusId)) continue;
    await queueResultMail(context, {
      applicationId,
      to,
      subject: infectedTexts.subject(applicationId),
      body: [
        infectedTexts.refused(labelOf(file.type), applicationId, file.createdOn),
        file.kind === 'request' ? infectedTexts.request : infectedTexts.other,
      ].join('\n\n'),
      createdOn: now(),
    });
  }
  const ofRecords = await db
    .select({ id: recordFiles.id })
    .from(recordFiles)
    .where(eq(recordFiles.hash, hash))
    .orderBy(asc(recordFiles.id));
  for (const { id } of ofRecords)
    await writeAuditEvent(context, { action: 'infected', detail: { recordFile: id } });
  return {
    files: found.map(({ id }) => id),
    applications: [...new Set(found.map(({ applicationId }) => applicationId))],
    recordFiles: ofRecords.map(({ id }) => id),
  };
};

/** Returns the label of the form field that takes documents of a type. */
const labelOf = (type: number): string => {
  const name = Object.entries(fileType).find(([, id]) => id === type)?.[0] ?? '';
  return fieldLabels[name] ?? fieldLabels[`${name}s`] ?? fieldLabels.file;
};
