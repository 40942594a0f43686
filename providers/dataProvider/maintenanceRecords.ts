import type { ProcessingResult } from '../../contract/entities/annualMaintenance';

/** A file that came inside an answer (spec 3, File result). */
export interface ReceivedFile {
  name: string;
  content: Blob;
}

/** The signed-in provider's notification e-mail, as `notificationEmails` gives it: there is one, or none yet. */
export interface NotificationEmailRecord {
  id: 'own';
  /** The server's id; null while there is no e-mail. */
  emailId: number | null;
  email: string | null;
}

/** A communication period, as `maintenancePeriods` gives it. */
export interface MaintenancePeriodRecord {
  id: 'currentOrLast' | 'currentOrNext';
  /** The server's id; null while there is no such period. */
  periodId: number | null;
  beginDate: string | null;
  endDate: string | null;
}

/** One thing that the server knows about this year's maintenance, as `maintenanceFacts` gives it. */
export type MaintenanceFactRecord =
  | { id: 'anyProcessed'; value: boolean }
  | { id: 'uncommunicated'; value: number };

/** What became of a maintenance file: accepted, or returned with its errors marked. */
export interface MaintenanceFileRecord {
  id: string;
  isAccepted: boolean;
  marked: ReceivedFile | undefined;
}

/** The export of the requests that a search finds. */
export interface MaintenanceExportRecord extends ReceivedFile {
  id: string;
}

/** What became of requests sent for processing. */
export interface MaintenanceProcessingRecord {
  id: string;
  results: ProcessingResult[];
}
