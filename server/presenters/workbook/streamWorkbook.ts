import { strToU8, Zip, ZipDeflate } from 'fflate';
import { cellStyle, rowXml, sheetBegin, sheetEnd, sheetPath, workbookParts } from './workbookXml';

/** A table to write as an .xlsx workbook. */
export interface WorkbookTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Widths of the columns, in characters. */
  readonly widths?: readonly number[];
  readonly rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>;
}

/** Rows per sheet without the headings; spreadsheet programs accept at most 1,048,576 in all. */
const defaultRowsPerSheet = 1_000_000;
const rowsPerStep = 500;

/** Lets other work run between two steps of a large workbook. */
const othersTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Writes the workbook part by part, some hundreds of rows per step. */
async function* writeSteps(
  zip: Zip,
  { name, columns, widths = [], rows }: WorkbookTable,
  rowsPerSheet: number,
): AsyncGenerator<void> {
  const open = (path: string) => {
    const part = new ZipDeflate(path, { level: 6 });
    zip.add(part);
    return part;
  };
  let sheetCount = 0;
  let inSheet = 0;
  let waiting = '';

  const begin = () => {
    sheetCount += 1;
    inSheet = 0;
    waiting = `${sheetBegin(widths)}${rowXml(columns, cellStyle.heading)}`;
    return open(sheetPath(sheetCount));
  };
  let sheet = begin();
  let last: { row: readonly string[]; xml: string } | undefined;
  for await (const row of rows) {
    if (inSheet === rowsPerSheet) {
      sheet.push(strToU8(`${waiting}${sheetEnd}`), true);
      sheet = begin();
    }
    // Equal rows often follow each other as the same object.
    if (last?.row !== row) last = { row, xml: rowXml(row) };
    waiting += last.xml;
    inSheet += 1;
    if (inSheet % rowsPerStep === 0) {
      sheet.push(strToU8(waiting));
      waiting = '';
      yield;
    }
  }
  sheet.push(strToU8(`${waiting}${sheetEnd}`), true);
  yield;
  for (const [path, text] of workbookParts(name, sheetCount)) open(path).push(strToU8(text), true);
  zip.end();
}

/** Returns an .xlsx workbook that is made while it is read, so that memory use does not grow with its rows. */
export const streamWorkbook = (
  table: WorkbookTable,
  rowsPerSheet = defaultRowsPerSheet,
): ReadableStream<Uint8Array> => {
  const made: Uint8Array[] = [];
  const zip = new Zip((failure, chunk) => {
    if (failure) throw failure;
    made.push(chunk);
  });
  const steps = writeSteps(zip, table, rowsPerSheet);
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      let isDone = false;
      while (made.length === 0 && !isDone) {
        isDone = (await steps.next()).done === true;
        await othersTurn();
      }
      for (const chunk of made.splice(0)) controller.enqueue(chunk);
      if (isDone) controller.close();
    },
    cancel: async () => {
      zip.terminate();
      await steps.return(undefined);
    },
  });
};
