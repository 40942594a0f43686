/** Media type of an .xlsx workbook. */
export const workbookMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
