import { SSF } from 'xlsx';
import { maintenanceColumns, maxMaintenanceColumns } from '../contract/rules/maintenanceLimits';
import { errorsHeading, maintenanceHeadings } from '../contract/rules/maintenanceMessages';
import type { LineProblem } from './checkLines';
import type { OpenedSheet, OpenedWorkbook } from './openWorkbook';
import { maintenanceListOf, readMaintenanceSheet } from './readMaintenanceSheet';
import type { SheetCell, SheetRow } from './readSheetRows';
import type { WrittenCell } from './workbookXml';
import { writeWorkbook } from './writeWorkbook';

/** A message about a cell. */
type Mark = Pick<LineProblem, 'row' | 'column' | 'message'>;
/** The errors of a row: their messages, and the indexes of the columns with the cells to mark. */
interface RowErrors {
  readonly messages: string[];
  readonly columns: Set<number>;
}

const [columnWidth, errorsWidth] = [20, 70];

/**
 * Returns a workbook with the rows of a list as they were shown, the column `Erros` filled in and the cells with errors
 * marked (spec 10.6). Other sheets, formulas, links, macros and pictures do not come back. The width is that of
 * readMaintenanceSheet; rows go straight from the file into the new one, so the memory does not grow with them.
 */
export const markWorkbook = (
  workbook: OpenedWorkbook,
  problems: readonly Mark[],
  width = readMaintenanceSheet(workbook).width,
): Uint8Array<ArrayBuffer> => {
  const { sheet, headingRow } = maintenanceListOf(workbook);
  const errors = errorsColumnOf(headingRow, width);
  const heading = headingRow?.index ?? 0;
  const widths = Array.from({ length: errors + 1 }, (_, column) =>
    column === errors ? errorsWidth : columnWidth,
  );
  const rows = markedRows(sheet, { errors, headingRow: heading, of: errorsByRow(problems) });
  return writeWorkbook([{ name: writableName(sheet.name), widths, frozenRows: heading + 1, rows }]);
};

const errorsByRow = (problems: readonly Mark[]): ReadonlyMap<number, RowErrors> => {
  const found = new Map<number, RowErrors>();
  for (const { row, column, message } of problems) {
    const errors = found.get(row - 1) ?? { messages: [], columns: new Set() };
    errors.messages.push(message);
    errors.columns.add(maintenanceColumns.indexOf(column));
    found.set(row - 1, errors);
  }
  return found;
};

interface Marks {
  readonly errors: number;
  readonly headingRow: number;
  readonly of: ReadonlyMap<number, RowErrors>;
}

/** How many formatted numbers are kept as texts: days recur, and formatting one takes 5 µs. */
const maxKnown = 10_000;

function* markedRows({ rows, isFrom1904: date1904 = false }: OpenedSheet, { errors, headingRow, of }: Marks) {
  const known = new Map<string, string>();
  const textOf = (cell: SheetCell | undefined) => {
    const key = `${cell?.format} ${cell?.value}`;
    const text = known.get(key) ?? shownText(cell, { date1904 });
    if (known.size < maxKnown) known.set(key, text);
    return text;
  };
  for (const { index, cells } of rows) {
    const wrong = of.get(index);
    const isMarked = wrong || index === headingRow;
    const written: WrittenCell[] = Array.from(
      { length: isMarked ? errors : Math.min(cells.length, errors) },
      (_, column) => {
        const cell = cells[column];
        if (wrong?.columns.has(column)) return problem(textOf(cell));
        return cell?.format === undefined ? cell?.value : textOf(cell);
      },
    );
    if (index === headingRow) written.push({ value: errorsHeading, style: 'heading' });
    else if (wrong) written.push(problem(wrong.messages.join(' ')));
    yield { row: index + 1, cells: written };
  }
}

const problem = (value: string): WrittenCell => ({ value, style: 'problem' });

/** Returns a cell as it was shown: formatted numbers, such as dates, as the text of their format. */
const shownText = (cell: SheetCell | undefined, options: { readonly date1904: boolean }): string => {
  if (cell?.value === undefined) return '';
  if (typeof cell.value !== 'number' || cell.format === undefined) return String(cell.value);
  try {
    return SSF.format(cell.format, cell.value, options);
  } catch {
    // A format that is none.
    return String(cell.value);
  }
};

/** Returns the column for the errors: the one that an earlier answer added, otherwise the first free one. */
const errorsColumnOf = (headingRow: SheetRow | undefined, width: number): number => {
  const headings = Array.from(headingRow?.cells ?? [], (cell) => cell?.value);
  const headed = headings.indexOf(errorsHeading, maintenanceHeadings.length);
  if (headed >= 0) return headed;
  return Math.min(Math.max(width, maintenanceHeadings.length), maxMaintenanceColumns);
};

/** Returns a name that a workbook may give a sheet, in place of one that came from outside. */
const writableName = (name: string): string =>
  /^(?!')[^:\\/?*[\]\p{Cc}]{1,31}(?<!')$/u.test(name) && name.toLowerCase() !== 'history' ? name : 'Folha 1';
