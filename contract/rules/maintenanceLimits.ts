import { cleanFilename } from './cleanText';

/** Name under which the template is downloaded (spec 9). */
export const maintenanceTemplateName = 'Template de Manutencao Anual.xlsx';
/** The most lines in a maintenance file below its headings (spec 9). */
export const maxMaintenanceLines = 10_000;
/** The most columns with content in the sheet of a maintenance file; those beyond the first two are only given back. */
export const maxMaintenanceColumns = 50;
/** Largest maintenance file, in bytes: 10,000 lines of 50 columns that hardly shrink, such as addresses and codes. */
export const maxMaintenanceFileBytes = 20_000_000;
/** The most maintenance requests that one call may send for processing. */
export const maxRequestsPerProcessing = 10_000;
/** The most maintenance requests that wait together: what is confirmed happens in one transaction. */
export const maxRequestsPerApproval = 500;
/** How long the export of maintenance requests may take, in milliseconds (spec 9). */
export const maintenanceExportTimeout = 60_000;

/** The two columns of a maintenance file, by the field names of spec 3. */
export const maintenanceColumns = ['fiscalNumber', 'studentFiscalNumber'] as const;
export type MaintenanceColumn = (typeof maintenanceColumns)[number];

/** The most characters of an invalid value to report; a cell can hold thousands. */
export const maxReportedCharacters = 40;

/** Media type of an .xlsx workbook. */
export const workbookMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What is said of a file that is no such workbook (spec 5); by itself, as every page loads it. */
export const maintenanceFileFormat =
  'Formato inválido. Insira documentos .xlsx com estrutura válida e com um máximo de 10.000 linhas cada.';

/** Returns whether a name is that of a workbook (spec 5, Maintenance upload). */
export const isWorkbookName = (name: string): boolean => cleanFilename(name).toLowerCase().endsWith('.xlsx');
