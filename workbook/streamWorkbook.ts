import { heading, type WrittenCell } from './workbookXml';
import { workbookWriter } from './writeWorkbook';

/** A table to write as an .xlsx workbook. */
export interface WorkbookTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Widths of the columns, in characters. */
  readonly widths?: readonly number[];
  readonly rows: Iterable<readonly WrittenCell[]> | AsyncIterable<readonly WrittenCell[]>;
}

/** Rows per sheet without the headings; spreadsheet programs accept at most 1,048,576 in all. */
const defaultRowsPerSheet = 1_000_000;
const rowsPerStep = 500;

/** Lets other work run between two steps of a large workbook. */
const othersTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Writes the workbook some hundreds of rows per step. */
async function* writeSteps(
  writer: ReturnType<typeof workbookWriter>,
  { name, columns, widths = [], rows }: WorkbookTable,
  rowsPerSheet: number,
): AsyncGenerator<void> {
  let count = 0;
  const begin = () => {
    const number = count / rowsPerSheet + 1;
    writer.begin({ name: number === 1 ? name : `${name} ${number}`, widths });
    writer.row(columns.map(heading));
  };
  begin();
  for await (const row of rows) {
    if (count > 0 && count % rowsPerSheet === 0) begin();
    writer.row(row);
    count += 1;
    if (count % rowsPerStep === 0) yield;
  }
  writer.end();
}

/** Returns an .xlsx workbook that is made while it is read, so that memory use does not grow with its rows. */
export const streamWorkbook = (
  table: WorkbookTable,
  rowsPerSheet = defaultRowsPerSheet,
): ReadableStream<Uint8Array> => {
  const made: Uint8Array[] = [];
  const writer = workbookWriter((chunk) => made.push(chunk));
  const steps = writeSteps(writer, table, rowsPerSheet);
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
      writer.terminate();
      await steps.return(undefined);
    },
  });
};
