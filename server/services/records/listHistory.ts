import { writeAuditEvent } from '../audit/writeAuditEvent';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import type { PlainResource } from './recordSources';
import { findRecord, subjectOf } from './recordVerbs';
import { listVersions } from './recordVersions';

/** Returns a range of a record's versions, newest first; throws a Refusal, `notFound`, if the actor has no such record. */
export const listHistory = async (
  context: SignedInContext,
  resource: PlainResource,
  { id, range }: { id: number; range: readonly [number, number] },
): ReturnType<typeof listVersions> => {
  const { declaration, calls } = resource;
  requireAccess(context, calls.history ?? { access: [] });
  await findRecord(context, resource, id);
  if (declaration.isReadingAudited)
    await writeAuditEvent(context, {
      action: 'view',
      subject: subjectOf(declaration),
      subjectId: id,
      detail: { part: 'history' },
    });
  return listVersions(context.db, { resource: declaration.name, recordId: id }, range);
};
