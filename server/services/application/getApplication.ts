import { recordView } from '../audit/recordView';
import { type FileDescription, filesOf } from '../file/filesOf';
import type { SignedInContext } from '../serviceContext';
import { type ApplicationWithProvider, requireApplication } from './requireApplication';

/** A whole application with its documents; that it was looked at is recorded (spec 7, get-by-id). */
export const getApplication = async (
  context: SignedInContext,
  { applicationId }: { applicationId: number },
): Promise<{ application: ApplicationWithProvider; files: FileDescription[] }> => {
  const application = await requireApplication(context, applicationId);
  const files = await filesOf(context.db, applicationId);
  await recordView(context, applicationId);
  return { application, files };
};
