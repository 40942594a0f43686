import type { MaintenanceFinding } from '../../../contract/entities/annualMaintenance';
import { maintenanceColumns, maxReportedCharacters } from '../../../contract/rules/maintenanceLimits';
import {
  type LineFault,
  lineFaults,
  type Reading,
  readingNotes,
} from '../../../contract/rules/maintenanceMessages';
import { checkLines, rowsToRemove } from '../../../workbook/checkLines';
import { refusalOf, UnreadableWorkbook } from '../../../workbook/faults';
import { markWorkbook } from '../../../workbook/markWorkbook';
import { type OpenedWorkbook, openWorkbook } from '../../../workbook/openWorkbook';
import {
  type MaintenanceLine,
  type MaintenanceSheet,
  readMaintenanceSheet,
  structureProblem,
} from '../../../workbook/readMaintenanceSheet';
import { writeMaintenanceFile } from '../../../workbook/textSheet';
import type {
  Finding,
  FindingKind,
  JudgeRequest,
  ServersVerdict,
  Verdict,
  WorkerAnswer,
  WriteRequest,
} from './workbookVerdict';

/** A judged file, kept so that its workbook can be marked or rewritten later. */
interface JudgedFile {
  readonly workbook: OpenedWorkbook;
  readonly sheet: MaintenanceSheet;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /** The lines that can stay. */
  readonly remaining: readonly MaintenanceLine[];
}

/** Returns the worker's handler of the page's requests about one file; answers each in order. */
export const judgeWorkbook = (answer: (message: WorkerAnswer) => void) => {
  let judged: JudgedFile | undefined;

  const open = async (file: Blob): Promise<Pick<JudgedFile, 'workbook' | 'sheet'>> => {
    answer({ type: 'step', step: 'reading' });
    const bytes = new Uint8Array(await file.arrayBuffer());
    answer({ type: 'step', step: 'opening' });
    const workbook = openWorkbook(bytes);
    answer({ type: 'step', step: 'checking' });
    return { workbook, sheet: readMaintenanceSheet(workbook) };
  };
  const written = (request: WriteRequest): Uint8Array<ArrayBuffer> | undefined => {
    if (request.type === 'write') return writeMaintenanceFile(request.rows, request.besides);
    if (!judged) return undefined;
    const { workbook, sheet, findings, remaining } = judged;
    return request.type === 'mark'
      ? markWorkbook(workbook, findings, sheet.width)
      : writeMaintenanceFile(
          remaining.map((line) => [line.fiscalNumber.text, line.studentFiscalNumber.text]),
        );
  };

  const reply = async (request: JudgeRequest | WriteRequest): Promise<WorkerAnswer> => {
    if (request.type === 'judge' || request.type === 'confirm') {
      const file = request.type === 'judge' ? await open(request.file) : judged;
      if (!file) return { type: 'failed' };
      judged = { ...file, ...judgeSheet(file.sheet, request.type === 'confirm' ? request.server : {}) };
      return { type: 'verdict', verdict: judged.verdict };
    }
    const bytes = written(request);
    return bytes ? { type: 'workbook', bytes } : { type: 'failed' };
  };

  return async (request: JudgeRequest | WriteRequest): Promise<void> => {
    try {
      answer(await reply(request));
    } catch (failure) {
      if (failure instanceof UnreadableWorkbook) answer({ type: 'verdict', verdict: unreadable(failure) });
      else answer({ type: 'failed' });
    }
  };
};

const unreadable = (failure: UnreadableWorkbook): Verdict => ({
  forecast: 'refused',
  structure: 'unreadable',
  refusal: refusalOf(failure),
  lineCount: 0,
  readyCount: 0,
  removableCount: 0,
  groups: [],
  isConfirmed: false,
});

/** The most findings of each kind that are sent to the page; the marked file has all of them. */
const maxListed = 100;

/** The faults of a line, starting with those that show in the file alone, then how values were read. */
const findingKinds: readonly FindingKind[] = [
  ...(Object.keys(lineFaults) as LineFault[]),
  'other',
  ...(Object.keys(readingNotes) as Reading[]),
];

/** Judges a sheet by itself or, once the server has checked its lines, by its findings, which include the sheet's own. */
const judgeSheet = (
  sheet: MaintenanceSheet,
  { found, renewedCount, refusal }: ServersVerdict,
): Pick<JudgedFile, 'verdict' | 'findings' | 'remaining'> => {
  const { lines, found: foundHeadings } = sheet;
  const structure = structureProblem(sheet);
  const problems = found ? found.map(confirmed) : problemsOf(lines);
  const findings = structure ? [] : [...problems, ...lines.flatMap(readingsOf)];
  const groups = findingKinds.flatMap((kind) => {
    const same = findings.filter((finding) => finding.kind === kind);
    if (same.length === 0) return [];
    return [{ kind, count: same.length, lineCount: linesOf(same), first: same.slice(0, maxListed) }];
  });
  const wrong = findings.filter(({ kind }) => !(kind in readingNotes));
  const removable = rowsToRemove(wrong);
  const isRefused = structure !== undefined || refusal !== undefined;
  const accepted = found ? 'confirmed' : 'registered';
  const verdict: Verdict = {
    forecast: isRefused ? 'refused' : wrong.length > 0 ? 'returned' : accepted,
    structure,
    refusal: structure ? refusalOf(structure) : refusal,
    found: foundHeadings,
    lineCount: lines.length,
    readyCount: lines.length - linesOf(wrong),
    removableCount: removable.size,
    groups,
    renewedCount,
    isConfirmed: found !== undefined,
  };
  return { verdict, findings, remaining: lines.filter(({ row }) => !removable.has(row)) };
};

/** Returns in how many lines something was found: a line has two cells. */
const linesOf = (findings: readonly Finding[]): number => new Set(findings.map(({ row }) => row)).size;

const confirmed = ({ fault, ...finding }: MaintenanceFinding): Finding => ({
  ...finding,
  kind: fault in lineFaults ? (fault as LineFault) : 'other',
});

/** Returns the problems that show in the file alone, by the server's rules. */
const problemsOf = (lines: readonly MaintenanceLine[]): Finding[] => {
  const byRow = new Map(lines.map((line) => [line.row, line]));
  return checkLines(lines).map(
    ({ fault, ...problem }): Finding => ({
      ...problem,
      kind: fault,
      value: byRow.get(problem.row)?.[problem.column].text.slice(0, maxReportedCharacters) ?? '',
    }),
  );
};

/** Returns how values were read that were not written as they should be. */
const readingsOf = (line: MaintenanceLine): Finding[] =>
  maintenanceColumns.flatMap((column): Finding[] => {
    const { text, reading } = line[column];
    if (!reading) return [];
    return [{ row: line.row, column, kind: reading, value: text, message: readingNotes[reading](text) }];
  });
