/**
 * Limits on what opening a workbook may cost. 10,000 lines with 50 columns, their texts in the cells, need 40 to 60 MB of
 * XML and 1,500,000 tags; styled empty rows down to the end of a sheet, as programs leave them, twice that.
 */
export const workbookLimits = {
  /** Files in the archive. */
  entries: 500,
  /** Bytes that all the files read may inflate to together. */
  totalBytes: 200_000_000,
  /** How many times its packed size a file over a megabyte may inflate to. */
  ratio: 400,
  /** XML elements in all. */
  elements: 5_000_000,
  /** Characters displayed by the cells of all sheets together; a shared text counts once per cell. */
  characters: 24_000_000,
  sheets: 50,
} as const;
