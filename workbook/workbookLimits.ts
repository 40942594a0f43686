/**
 * What a workbook may cost whoever opens it. 10,000 lines with two columns need about 2 MB of XML and 200,000 tags,
 * so that lines with many more columns, and a few more sheets, still fit.
 */
export const workbookLimits = {
  /** Files in the archive. */
  entries: 500,
  /** Bytes that one file of the archive inflates to. */
  entryBytes: 16_000_000,
  /** Bytes that those which are read inflate to in all. */
  totalBytes: 24_000_000,
  /** How many times its packed size a file of over a megabyte may be. */
  ratio: 400,
  /** XML tags in all. */
  tags: 1_200_000,
  /** Characters that the cells of all sheets show together; texts that many refer to count for each. */
  characters: 8_000_000,
  /** Columns that are read of a sheet. */
  columns: 50,
  sheets: 50,
  /** Rows of a sheet, the empty ones between others included. */
  lastRow: 100_000,
} as const;
