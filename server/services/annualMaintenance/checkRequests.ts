import { and } from 'drizzle-orm';
import { checkMaintenanceFile } from '../../../contract/calls/yearlyList';
import type {
  MaintenanceFileCheck,
  MaintenanceFileUpload,
  MaintenanceFinding,
} from '../../../contract/entities/annualMaintenance';
import { maxReportedCharacters } from '../../../contract/rules/maintenanceLimits';
import type { LineProblem } from '../../../workbook/checkLines';
import type { MaintenanceLine } from '../../../workbook/readMaintenanceSheet';
import { applications } from '../../db/schema/applications';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext, UploadContext } from '../context/serviceContext';
import { needsNoList } from '../hooks/hooks';
import { requireCurrentPeriod, type StoredPeriod } from './findPeriod';
import { ownProviderId, requireNotificationEmail } from './notificationEmail';
import { isAmong } from './processRequests';
import { readUpload } from './readUpload';
import { type ValidatedLines, validateLines } from './validateLines';

/**
 * Reports, line by line, what registering a file would find wrong. Registers and locks nothing, so the answer may
 * change as others work (spec 2.7).
 * @throws {Refusal} `badRequest` outside a period, without a notification e-mail and for a file that can not be read
 */
export const checkRequests = async (
  context: SignedInContext & UploadContext,
  { MaintenanceFile: file }: MaintenanceFileUpload,
): Promise<MaintenanceFileCheck> => {
  requireAccess(context, checkMaintenanceFile);
  const period = await requireCurrentPeriod(context);
  await requireNotificationEmail(context, { isLocked: false });
  const upload = await readUpload(context, file);
  if ('refusal' in upload) throw upload.refusal;
  const { lines } = upload.sheet;
  const { problems, rowsOf } = await validateLines(context, ownProviderId(context.actor), lines);
  const wrongRows = new Set(problems.map(({ row }) => row));
  const detail = { lines: lines.length, problems: problems.length };
  await writeAuditEvent(context, { action: 'uploadChecked', subject: 'maintenanceFile', detail });
  return {
    lineCount: lines.length,
    readyCount: lines.length - wrongRows.size,
    findings: findingsOf(lines, problems),
    ...(await renewedRows(context, period, rowsOf)),
  };
};

/** Returns the rows of tariffs that nobody has to hand in, if that can be. */
const renewedRows = async (
  context: SignedInContext,
  period: StoredPeriod,
  rowsOf: ValidatedLines['rowsOf'],
): Promise<Pick<MaintenanceFileCheck, 'renewedRows'>> => {
  const spared = needsNoList(context, period);
  if (!spared) return {};
  const found = await context.db
    .select({ id: applications.id })
    .from(applications)
    .where(and(isAmong([...rowsOf.keys()]), spared));
  const rows = found.flatMap(({ id }) => rowsOf.get(id) ?? []);
  return { renewedRows: rows.sort((a, b) => a - b) };
};

const findingsOf = (
  lines: readonly MaintenanceLine[],
  problems: readonly LineProblem[],
): MaintenanceFinding[] => {
  const lineOf = new Map(lines.map((line) => [line.row, line]));
  return problems
    .map((problem) => ({
      ...problem,
      value: lineOf.get(problem.row)?.[problem.column].text.slice(0, maxReportedCharacters) ?? '',
    }))
    .sort((a, b) => a.row - b.row);
};
