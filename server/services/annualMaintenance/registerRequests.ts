import { registerMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import type { MaintenanceFileUpload } from '../../../contract/entities/annualMaintenance';
import type { LineProblem } from '../../../workbook/checkLines';
import type { MaintenanceSheet } from '../../../workbook/readMaintenanceSheet';
import { Refusal } from '../../lib/refusal';
import { safeFilename } from '../applications/documents/readPdf';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext, UploadContext } from '../context/serviceContext';
import { requireCurrentPeriod } from './findPeriod';
import { ownProviderId, requireNotificationEmail } from './notificationEmail';
import { bytesOfUpload, markUpload, readUpload } from './readUpload';
import { abandonRegistration } from './registration/abandonRegistration';
import { claimRegistration } from './registration/claimRegistration';
import { publishFile, publishRegistration } from './registration/publishRegistration';
import type { Registration } from './registration/registrationTerms';
import { stageFile, stageRequests } from './registration/stageRequests';
import { validateLines } from './validateLines';

/** A file that is returned with its errors marked. */
export interface MarkedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** The result for a file: one wrong line fails it all, and `problems` then lists every fault. */
interface Outcome {
  readonly success: boolean;
  readonly problems?: readonly LineProblem[];
}

/** A file that was read, with its name. */
type NamedSheet = MaintenanceSheet & { readonly filename: string };

type Once = <Answer>(run: (context: SignedInContext) => Promise<Answer>) => Promise<Answer>;

/**
 * Registers a maintenance request for each line of a file, all or none; one wrong line rejects the whole file, which
 * is then returned marked (spec 10.6). Reading comes before and marking after all transactions. Requests are staged in
 * steps, to avoid one long transaction; a last one, the transaction of the call's key, shows them.
 * @throws {Refusal} `badRequest` outside a period, without a notification e-mail and for a file that can not be read;
 *   `unavailable` if the provider registers another file, or this one takes too long
 */
export const registerRequests = async (
  caller: SignedInContext & UploadContext,
  { MaintenanceFile: file }: MaintenanceFileUpload,
  once: Once,
): Promise<MarkedFile | undefined> => {
  requireAccess(caller, registerMaintenanceRequests);
  // A file handed in during the period counts as such, however long it takes to read.
  const moment = caller.now();
  const context = { ...caller, now: () => moment };
  const content = bytesOfUpload(file, caller.sentFiles);
  const reading = await readUpload(caller.workers, content).catch((failure: unknown) => ({ failure }));
  const filename = safeFilename(file.filename);
  const { problems } = await register(context, { ...reading, filename }, once);
  if (!content || !problems || 'failure' in reading) return undefined;
  const { width } = reading;
  return { name: filename, content: await markUpload(caller.workers, { content, problems, width }) };
};

const register = async (
  context: SignedInContext,
  sheet: NamedSheet | { readonly failure: unknown },
  once: Once,
): Promise<Outcome> => {
  const { db, now } = context;
  const providerId = ownProviderId(context.actor);
  const refuse = async (inside: SignedInContext) => {
    await requireCurrentPeriod(inside);
    await requireNotificationEmail(inside, { isLocked: false });
    if ('failure' in sheet) throw sheet.failure;
  };
  const refusal = await refuse(context).catch((failure: unknown) => failure);
  // A call that was answered before gets the same answer again, whatever holds now.
  if (refusal !== undefined || 'failure' in sheet) return once(() => Promise.reject(refusal));

  const registration = await claimRegistration(db, providerId);
  try {
    return await registerLines(context, { registration, sheet }, (run) =>
      once((inside) => run({ ...inside, now })),
    );
  } finally {
    // Does nothing to a published registration. If the removal of another fails, the hourly cleaning repeats
    // it.
    await abandonRegistration(db, registration.id).catch(() => undefined);
  }
};

const registerLines = async (
  context: SignedInContext,
  { registration, sheet: { lines, filename } }: { registration: Registration; sheet: NamedSheet },
  once: Once,
): Promise<Outcome> => {
  const providerEmail = await requireNotificationEmail(context, { isLocked: false });
  const { applicationIds, problems } = await validateLines(context, registration.providerId, lines);
  const success = problems.length === 0;
  const { providerId } = registration;
  const registeredFileId = success
    ? await stageFile(context, { providerId, filename, lineCount: applicationIds.length })
    : undefined;
  if (registeredFileId !== undefined)
    await stageRequests(context, registration, { applicationIds, providerEmail, registeredFileId });
  return once(async (outside) =>
    outside.db.transaction(async (db) => {
      const inside = { ...outside, db };
      if (registeredFileId !== undefined) {
        const emailNow = await requireNotificationEmail(inside, { isLocked: true });
        const sound = await publishRegistration(db, registration);
        if (emailNow !== providerEmail || sound !== applicationIds.length) throw changedMeanwhile();
        await publishFile(db, registeredFileId);
      }
      await writeAuditEvent(inside, {
        action: success ? 'upload' : 'uploadRejected',
        subject: 'maintenanceFile',
        detail: { lines: lines.length, problems: problems.length },
      });
      return success ? { success } : { success, problems };
    }),
  );
};

/** Refuses because a tariff ended or the notification e-mail changed after the lines were checked. */
const changedMeanwhile = (): Refusal =>
  new Refusal(
    'unavailable',
    'Os dados foram alterados enquanto o ficheiro era registado. Envie-o novamente.',
    1,
  );
