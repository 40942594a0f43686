import { UnreadableWorkbook } from '../../../../workbook/faults';
import { markTable } from '../../../../workbook/markTable';
import { openTable, type ReadTable, readTable } from '../../../../workbook/readTable';

interface TableFile {
  readonly content: Uint8Array<ArrayBuffer>;
}

/** What a file of rows holds, or that it can't be read, and the limit that it is over or the line that is wrong. */
export type ReadTableFile =
  | ReadTable
  | ({ readonly problem: 'unreadable' } & Partial<Pick<UnreadableWorkbook, 'limit' | 'openLine'>>);

/** Reads the table in a file from an untrusted source. */
export const readTableFile = async ({
  content,
  ...terms
}: TableFile & Parameters<typeof readTable>[1]): Promise<ReadTableFile> => {
  try {
    return readTable(openTable(content), terms);
  } catch (failure) {
    if (!(failure instanceof UnreadableWorkbook)) throw failure;
    const { limit, openLine } = failure;
    return { problem: 'unreadable', ...(limit && { limit }), ...(openLine && { openLine }) };
  }
};

/** Marks the errors in a file of rows that was read before. */
export const markTableFile = async ({
  content,
  ...marks
}: TableFile & Parameters<typeof markTable>[1]): Promise<TableFile> => ({
  content: markTable(openTable(content), marks),
});
