import { registerMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import type { MaintenanceFileUpload } from '../../../contract/entities/annualMaintenance';
import { maintenanceMessages } from '../../../contract/rules/maintenanceMessages';
import type { LineProblem } from '../../../workbook/checkLines';
import type { MaintenanceSheet } from '../../../workbook/readMaintenanceSheet';
import { safeFilename } from '../applications/documents/readPdf';
import { recordAudit } from '../audit/recordAudit';
import { Refusal } from '../base/refusal';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext, UploadContext } from '../context/serviceContext';
import { requireCurrentPeriod } from './findPeriod';
import { insertRequests } from './insertRequests';
import { judgeLines } from './judgeLines';
import { ownProviderId, requireNotificationEmail } from './notificationEmail';
import { bytesOfUpload, readUpload } from './readUpload';

/** A file that comes back with its errors marked. */
export interface MarkedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** What became of a file: nothing when a line was wrong, and then what is wrong with which. */
interface Registration {
  readonly success: boolean;
  readonly problems?: readonly LineProblem[];
}

const register = async (
  context: SignedInContext,
  sheet: MaintenanceSheet | undefined,
): Promise<Registration> => {
  const providerId = ownProviderId(context.actor);
  await requireCurrentPeriod(context);
  if (!sheet) throw new Refusal('badRequest', maintenanceMessages.fileFormat);
  const { lines } = sheet;
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    // One upload of a provider at a time: what the other registered counts as handed in.
    const providerEmail = await requireNotificationEmail(inside, { isLocked: true });
    const { applicationIds, problems } = await judgeLines(inside, providerId, lines);
    const success = problems.length === 0;
    if (success) await insertRequests(inside, { applicationIds, providerEmail });
    await recordAudit(inside, {
      action: success ? 'upload' : 'uploadRejected',
      subject: 'maintenanceFile',
      detail: { lines: lines.length, problems: problems.length },
    });
    return success ? { success } : { success, problems };
  });
};

/**
 * Registers a maintenance request for each line of a file, in one transaction; one wrong line rejects the whole file,
 * which then comes back marked (spec 10.6). The file is read before the transaction and marked behind it.
 */
export const registerRequests = async (
  caller: SignedInContext & UploadContext,
  { MaintenanceFile: file }: MaintenanceFileUpload,
  once: <Answer>(run: (context: SignedInContext) => Promise<Answer>) => Promise<Answer>,
): Promise<MarkedFile | undefined> => {
  requireAccess(caller, registerMaintenanceRequests);
  // What is handed in while the period is in effect counts as handed in then, however long it takes to read.
  const moment = caller.now();
  const content = bytesOfUpload(file, caller.sentFiles);
  const sheet = content && (await readUpload(caller.heavyWork, content));
  const { problems } = await once((context) => register({ ...context, now: () => moment }, sheet));
  if (!content || !problems) return undefined;
  const marked = await caller.heavyWork.run('markMaintenanceFile', { content, problems });
  return { name: safeFilename(file.filename), content: marked.content };
};
