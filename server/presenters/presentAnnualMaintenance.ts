import type { BeforeJson } from '../../contract/calls/defineCall';
import type {
  FileResult,
  MaintenancePeriod,
  NotificationEmail,
  ProcessedRequest,
} from '../../contract/entities/annualMaintenance';
import type { StoredPeriod } from '../services/annualMaintenance/findPeriod';
import type { FollowedRequest } from '../services/annualMaintenance/followProcessing';
import type { StoredEmail } from '../services/annualMaintenance/notificationEmail';
import type { Actor } from '../services/context/serviceContext';
import { encodeBase64 } from '../services/workers/tasks/base64';
import { presentStatus } from './presentStatus';

/** Presents a communication period; its fields are null if there is none (spec 3). */
export const presentPeriod = (period: StoredPeriod | undefined): BeforeJson<MaintenancePeriod> => ({
  id: period?.id ?? null,
  beginDate: period?.beginDate ?? null,
  endDate: period?.endDate ?? null,
});

/** Presents a notification e-mail; its fields are null if there is none (spec 3). */
export const presentNotificationEmail = (stored: StoredEmail | undefined): NotificationEmail => ({
  id: stored?.id ?? null,
  email: stored?.email ?? null,
});

/** Presents a file inside an answer (spec 3, File result). */
export const presentFileResult = (
  success: boolean,
  file: { name: string; content: Uint8Array },
): FileResult => ({ success, resourceFile: { name: file.name, file: encodeBase64(file.content) } });

/** Presents a request that was sent for processing, as this actor sees it (spec 10.5). */
export const presentProcessedRequest = (
  actor: Actor,
  { id, providerName, statusId, originalId, originalStatusId }: FollowedRequest,
): ProcessedRequest => {
  const status = presentStatus(actor, statusId);
  const originalStatus = presentStatus(actor, originalStatusId);
  return {
    id,
    providerDescription: providerName ?? '',
    applicationStatusId: status.id,
    applicationStatusDescription: status.description,
    recheckApplicationId: originalId,
    recheckApplicationStatusId: originalStatus.id,
    recheckApplicationStatusDescription: originalStatus.description,
  };
};
