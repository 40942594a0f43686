import { and, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { applicationStatus, underWayStatuses } from '../../../contract/rules/applicationStatuses';
import {
  checkLines,
  type LineProblem,
  lineKey,
  lineProblem,
  repeatedProblems,
} from '../../../workbook/checkLines';
import type { MaintenanceLine } from '../../../workbook/readMaintenanceSheet';
import { applications } from '../../db/schema/applications';
import type { ServiceContext } from '../context/serviceContext';

/** The applications that a file's lines name, and everything that is wrong with the lines. */
export interface ValidatedLines {
  /** The applications that the lines name. */
  readonly applicationIds: readonly number[];
  /** The rows of the lines that name each of them. */
  readonly rowsOf: ReadonlyMap<number, readonly number[]>;
  readonly problems: readonly LineProblem[];
}

/**
 * Validates the lines of a maintenance file: first the file on its own, then against the provider's
 * applications (spec 10.6).
 */
export const validateLines = async (
  context: ServiceContext,
  providerId: number,
  lines: readonly MaintenanceLine[],
): Promise<ValidatedLines> => {
  const ownProblems = checkLines(lines);
  const wrongRows = new Set(ownProblems.filter(({ fault }) => fault !== 'repeated').map(({ row }) => row));
  const known = lines.filter(({ row }) => !wrongRows.has(row));
  const { problems, rowsOf } = await matchLines(context, providerId, known);
  return { applicationIds: [...rowsOf.keys()], rowsOf, problems: [...ownProblems, ...problems] };
};

/** Returns the applications that the lines name, by their rows, and the problems that only the database can reveal. */
const matchLines = async (
  context: ServiceContext,
  providerId: number,
  lines: readonly MaintenanceLine[],
): Promise<Pick<ValidatedLines, 'rowsOf' | 'problems'>> => {
  const nifs = [...new Set(lines.map(({ fiscalNumber }) => fiscalNumber.text))];
  const byNif = new Map<string, ActiveApplication[]>();
  for (const one of await activeApplications(context, providerId, nifs)) {
    const same = byNif.get(one.fiscalNumber);
    if (same) same.push(one);
    else byNif.set(one.fiscalNumber, [one]);
  }
  const problems: LineProblem[] = [];
  const linesOf = new Map<number, MaintenanceLine[]>();
  for (const line of lines) {
    const result = match(line, byNif.get(line.fiscalNumber.text) ?? []);
    if ('fault' in result) {
      problems.push(result);
      continue;
    }
    if (result.isPending) problems.push(lineProblem(line.row, 'fiscalNumber', 'pending'));
    const same = linesOf.get(result.id);
    if (same) same.push(line);
    else linesOf.set(result.id, [line]);
  }
  for (const same of linesOf.values()) {
    // Identical lines were reported before the database was queried.
    const isFoundHere = new Set(same.map(lineKey)).size > 1;
    if (isFoundHere) problems.push(...repeatedProblems(same.map(({ row }) => row)));
  }
  const rowsOf = new Map([...linesOf].map(([id, same]) => [id, same.map(({ row }) => row)]));
  return { rowsOf, problems };
};

const pendingRequest = alias(applications, 'pending_request');

const activeApplications = ({ db }: ServiceContext, providerId: number, nifs: readonly string[]) =>
  db
    .select({
      id: applications.id,
      fiscalNumber: applications.fiscalNumber,
      studentFiscalNumber: applications.studentFiscalNumber,
      isPending: sql<boolean>`${exists(
        db
          .select({ id: pendingRequest.id })
          .from(pendingRequest)
          .where(
            and(
              eq(pendingRequest.recheckApplicationId, applications.id),
              eq(pendingRequest.kind, 'maintenance'),
              inArray(pendingRequest.statusId, [...underWayStatuses]),
            ),
          ),
      )}`,
    })
    .from(applications)
    .where(
      and(
        eq(applications.providerId, providerId),
        eq(applications.kind, 'request'),
        eq(applications.statusId, applicationStatus.active),
        // An array is hashed; a subquery would be a join, and without statistics each row would read the whole list.
        sql`${applications.fiscalNumber} = any(${sql.param(nifs)}::text[])`,
      ),
    )
    .orderBy(desc(applications.createdOn), desc(applications.id));

type ActiveApplication = Awaited<ReturnType<typeof activeApplications>>[number];

/** Returns the application that a line names: without a student NIF, the citizen's own or the only one there is. */
const match = (
  { row, studentFiscalNumber: { text: student } }: MaintenanceLine,
  candidates: readonly ActiveApplication[],
): ActiveApplication | LineProblem => {
  const [only, ...others] = candidates;
  if (!only) return lineProblem(row, 'fiscalNumber', 'notActive');
  const named = candidates.find(({ studentFiscalNumber }) => (studentFiscalNumber ?? '') === student);
  if (named) return named;
  if (student) return lineProblem(row, 'studentFiscalNumber', 'notActiveStudent');
  if (others.length === 0) return only;
  return lineProblem(row, 'studentFiscalNumber', 'studentNeeded');
};
