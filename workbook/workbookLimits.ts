/**
 * Limits on what opening a workbook may cost. 10,000 lines with two columns need about 2 MB of XML and
 * 200,000 tags, so lines with many more columns, and a few more sheets, still fit.
 */
export const workbookLimits = {
  /** Files in the archive. */
  entries: 500,
  /** Bytes that one file in the archive may inflate to. */
  entryBytes: 16_000_000,
  /** Bytes that all the files read may inflate to together. */
  totalBytes: 24_000_000,
  /** How many times its packed size a file over a megabyte may inflate to. */
  ratio: 400,
  /** XML tags in all. */
  tags: 1_200_000,
  /** Characters displayed by the cells of all sheets together; a shared text counts once per cell. */
  characters: 8_000_000,
  /** Columns read from a sheet. */
  columns: 50,
  sheets: 50,
  /** Rows in a sheet, including empty ones in between. */
  lastRow: 100_000,
} as const;
