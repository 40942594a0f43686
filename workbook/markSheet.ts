import { maxMaintenanceColumns } from '../contract/rules/maintenanceLimits';
import { errorsHeading } from '../contract/rules/maintenanceMessages';
import type { OpenedSheet } from './openWorkbook';
import type { SheetCell, SheetRow } from './readSheetRows';
import type { WrittenCell } from './workbookXml';
import { writeWorkbook } from './writeWorkbook';

/** A message about a cell: its row, from 1, and its column, from 0. */
export interface Mark {
  readonly row: number;
  readonly column: number;
  readonly message: string;
}

interface MarkTerms {
  readonly headingRow: SheetRow | undefined;
  /** How many columns have content. */
  readonly width: number;
  /** How many columns there are at least before that of the errors. */
  readonly leastColumns: number;
  readonly marks: Iterable<Mark>;
  /** Whether the rows without errors are left out. */
  readonly isOnlyWrong?: boolean | undefined;
  /** Returns a number that has a format as it is written. */
  readonly written: (value: number, format: string, date1904: boolean) => string | number;
}

/** The errors of a row: their messages, and the indexes of the columns with the cells to mark. */
interface RowErrors {
  readonly messages: string[];
  readonly columns: Set<number>;
}

const [columnWidth, errorsWidth] = [20, 70];

/**
 * Returns a workbook with the rows of a sheet, the column `Erros` filled in and the cells with errors marked. Formulas,
 * links, macros and pictures do not come back. Rows go straight from the file into the new one, so the memory does not
 * grow with them.
 */
export const markSheet = (sheet: OpenedSheet, terms: MarkTerms): Uint8Array<ArrayBuffer> => {
  const heading = terms.headingRow?.index ?? 0;
  const errors = errorsColumnOf(terms);
  const widths = Array.from({ length: errors + 1 }, (_, column) =>
    column === errors ? errorsWidth : columnWidth,
  );
  const rows = markedRows(sheet, { ...terms, errors, heading, of: errorsByRow(terms.marks) });
  return writeWorkbook([{ name: writableName(sheet.name), widths, frozenRows: heading + 1, rows }]);
};

const errorsByRow = (marks: Iterable<Mark>): ReadonlyMap<number, RowErrors> => {
  const found = new Map<number, RowErrors>();
  for (const { row, column, message } of marks) {
    const errors = found.get(row - 1) ?? { messages: [], columns: new Set() };
    errors.messages.push(message);
    errors.columns.add(column);
    found.set(row - 1, errors);
  }
  return found;
};

interface MarkedRows extends Pick<MarkTerms, 'isOnlyWrong' | 'written'> {
  readonly errors: number;
  readonly heading: number;
  readonly of: ReadonlyMap<number, RowErrors>;
}

/** How many formatted numbers are kept as they are written: days recur, and formatting one takes 5 µs. */
const maxKnown = 10_000;

function* markedRows({ rows, isFrom1904 = false }: OpenedSheet, terms: MarkedRows) {
  const { errors, heading, of, isOnlyWrong, written } = terms;
  const known = new Map<string, string | number>();
  const contentOf = (cell: SheetCell | undefined) => {
    if (typeof cell?.value !== 'number' || cell.format === undefined) return cell?.value;
    const key = `${cell.format} ${cell.value}`;
    const content = known.get(key) ?? written(cell.value, cell.format, isFrom1904);
    if (known.size < maxKnown) known.set(key, content);
    return content;
  };
  let above = 0;
  for (const { index, cells } of rows) {
    const wrong = of.get(index);
    if (isOnlyWrong && index > heading && !wrong) continue;
    const isMarked = wrong || index === heading;
    const line: WrittenCell[] = Array.from(
      { length: isMarked ? errors : Math.min(cells.length, errors) },
      (_, column) => {
        const content = contentOf(cells[column]);
        return wrong?.columns.has(column) ? problem(String(content ?? '')) : content;
      },
    );
    if (index === heading) line.push({ value: errorsHeading, style: 'heading' });
    else if (wrong) line.push(problem(wrong.messages.join(' ')));
    if (isOnlyWrong && index > heading) above += 1;
    yield { row: isOnlyWrong && index > heading ? heading + 1 + above : index + 1, cells: line };
  }
}

const problem = (value: string): WrittenCell => ({ value, style: 'problem' });

/** Returns the column for the errors: the one that an earlier answer added, otherwise the first free one. */
const errorsColumnOf = ({ headingRow, width, leastColumns }: MarkTerms): number => {
  const headings = Array.from(headingRow?.cells ?? [], (cell) => cell?.value);
  const headed = headings.indexOf(errorsHeading, leastColumns);
  if (headed >= 0) return headed;
  return Math.min(Math.max(width, leastColumns), maxMaintenanceColumns);
};

/** Returns a name that a workbook may give a sheet, in place of one that came from outside. */
const writableName = (name: string): string =>
  /^(?!')[^:\\/?*[\]\p{Cc}]{1,31}(?<!')$/u.test(name) && name.toLowerCase() !== 'history' ? name : 'Folha 1';
