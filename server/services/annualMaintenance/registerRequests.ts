import { eq } from 'drizzle-orm';
import type { MaintenanceFileUpload } from '../../../contract/entities/annualMaintenance';
import { checkLines, type LineProblem } from '../../../contract/rules/maintenanceFile';
import { markWorkbook } from '../../../contract/workbook/markWorkbook';
import { notificationEmails } from '../../db/schema/annualMaintenance';
import { recordAudit } from '../audit/recordAudit';
import { safeFilename } from '../file/safeFilename';
import { Refusal } from '../refusal';
import type { SignedInContext } from '../serviceContext';
import { insertRequests } from './insertRequests';
import { matchLines } from './matchLines';
import { ownProviderId } from './ownProviderId';
import { readUpload } from './readUpload';
import { requireCurrentPeriod } from './requireCurrentPeriod';

/** A file that comes back with its errors marked. */
export interface MarkedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** One upload of a provider at a time: what the other registered counts as handed in. */
const lockEmail = async ({ db }: SignedInContext, providerId: number): Promise<string> => {
  const [found] = await db
    .select({ email: notificationEmails.email })
    .from(notificationEmails)
    .where(eq(notificationEmails.providerId, providerId))
    .for('update');
  if (!found) throw new Refusal('badRequest', 'Grave primeiro o e-mail de notificação.');
  return found.email;
};

/**
 * Registers a maintenance request for each line of a file, in one transaction; one wrong line rejects the whole file,
 * which then comes back marked (api.md, "Maintenance file").
 */
export const registerRequests = async (
  caller: SignedInContext,
  { MaintenanceFile: file }: MaintenanceFileUpload,
): Promise<MarkedFile | undefined> => {
  // What is handed in while the period is in effect counts as handed in then, however long it takes to read.
  const moment = caller.now();
  const context = { ...caller, now: () => moment };
  const providerId = ownProviderId(context.actor);
  await requireCurrentPeriod(context);
  const { workbook, lines } = readUpload(file);
  const ownProblems = checkLines(lines);
  const wrongRows = new Set(ownProblems.filter(({ code }) => code !== 'repeated').map(({ row }) => row));

  const problems = await context.db.transaction(async (db): Promise<LineProblem[]> => {
    const inside = { ...context, db };
    const providerEmail = await lockEmail(inside, providerId);
    const known = lines.filter(({ row }) => !wrongRows.has(row));
    const matched = await matchLines(inside, providerId, known);
    const found = [...ownProblems, ...matched.problems];
    if (found.length === 0)
      await insertRequests(inside, { applicationIds: matched.applicationIds, providerEmail });
    await recordAudit(inside, {
      action: found.length === 0 ? 'upload' : 'uploadRejected',
      subject: 'maintenanceFile',
      detail: { lines: lines.length, problems: found.length },
    });
    return found;
  });
  if (problems.length === 0) return undefined;
  return { name: safeFilename(file.filename), content: markWorkbook(workbook, problems) };
};
