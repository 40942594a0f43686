import type {
  FileResult,
  MaintenancePeriod,
  NotificationEmail,
} from '../../contract/entities/annualMaintenance';
import type { StoredPeriod } from '../services/annualMaintenance/findPeriod';
import type { StoredEmail } from '../services/annualMaintenance/notificationEmail';
import { encodeBase64 } from '../services/heavyWork/tasks/base64';

/** A communication period; its fields are null where there is none (spec 3). */
export const presentPeriod = (period: StoredPeriod | undefined): MaintenancePeriod => ({
  id: period?.id ?? null,
  beginDate: period?.beginDate.toISOString() ?? null,
  endDate: period?.endDate.toISOString() ?? null,
});

/** A notification e-mail; its fields are null where there is none (spec 3). */
export const presentNotificationEmail = (stored: StoredEmail | undefined): NotificationEmail => ({
  id: stored?.id ?? null,
  email: stored?.email ?? null,
});

/** A file inside an answer (spec 3, File result). */
export const presentFileResult = (
  success: boolean,
  file: { name: string; content: Uint8Array },
): FileResult => ({ success, resourceFile: { name: file.name, file: encodeBase64(file.content) } });
