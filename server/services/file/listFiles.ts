import { requireApplication } from '../application/requireApplication';
import { recordView } from '../audit/recordView';
import type { SignedInContext } from '../serviceContext';
import { type FileDescription, filesOf } from './filesOf';

/** The documents of an application that the actor may see (spec 7, get-files). */
export const listFiles = async (
  context: SignedInContext,
  { applicationId, resourceFileType }: { applicationId: number; resourceFileType?: number | undefined },
): Promise<FileDescription[]> => {
  await requireApplication(context, applicationId);
  await recordView(context, applicationId, 'files');
  return filesOf(context.db, applicationId, resourceFileType);
};
