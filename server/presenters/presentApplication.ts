import type { BeforeJson } from '../../contract/calls/defineCall';
import type { Application } from '../../contract/entities/application';
import type { FileReference } from '../../contract/entities/file';
import { type FileTypeId, fileType } from '../../contract/entities/fileType';
import type { RecheckRequestRow } from '../../contract/entities/recheckRequest';
import { pickFields, storedFields } from '../../contract/rules/requestFields';
import type { WholeApplication } from '../services/applications/detail/getApplication';
import type { FoundRecheck } from '../services/applications/detail/listRechecks';
import type { FileDescription } from '../services/applications/documents/listFiles';
import type { Actor } from '../services/context/serviceContext';
import { presentAddress } from './presentAddress';
import { presentStatus } from './presentStatus';

/** Presents a whole application with its documents by type, as this actor sees it (spec 3). */
export const presentApplication = (
  actor: Actor,
  { application, files, addressChanges }: WholeApplication,
): BeforeJson<Application> => {
  const ofType = (type: FileTypeId) =>
    files.filter(({ resourceFileTypeId }) => resourceFileTypeId === type).map(presentFile);
  // A certificate that the regulator asked for stands for the one before.
  const studentAddressCertificateFile = ofType(fileType.studentAddressCertificateFile).at(-1) ?? null;
  const studentRegistrationCertificateFile =
    ofType(fileType.studentRegistrationCertificateFile).at(-1) ?? null;
  return {
    id: application.id,
    providerId: application.providerId,
    providerName: application.providerName ?? '',
    providerEmail: application.providerEmail,
    ...pickFields(application, storedFields),
    studentAddressCertificateFile,
    studentRegistrationCertificateFile,
    taxCustomsAuthorityFiles: ofType(fileType.taxCustomsAuthorityFile),
    socialSecurityFiles: ofType(fileType.socialSecurityFile),
    isAnnualMaintenance: application.kind === 'maintenance',
    applicationStatusId: presentStatus(actor, application.statusId).id,
    eligibilityNotificationSentDate: application.eligibilityNotificationSentDate,
    recheckApplicationId: application.recheckApplicationId,
    createdOn: application.createdOn,
    hasAddressChanged: application.hasAddressChanged,
    addressChanges: addressChanges.map(({ field, listed }) => ({
      field,
      listed: listed && presentAddress(listed),
    })),
  };
};

/** Presents a document that the server has (spec 3, "File reference"). */
export const presentFile = ({ id, filename, resourceFileTypeId, scan }: FileDescription): FileReference => ({
  resourceFileId: id,
  filename,
  resourceFileTypeId,
  ...(scan && { scan }),
});

/** Presents a recheck in the detail of its application, as this actor sees it (spec 3, "Recheck request row"). */
export const presentRecheckRequest = (
  actor: Actor,
  { recheckApplicationId, statusId, statusDate, createdOn, ...row }: FoundRecheck,
): BeforeJson<RecheckRequestRow> => {
  const status = presentStatus(actor, statusId);
  return {
    id: row.id,
    recheckApplicationId: recheckApplicationId ?? row.id,
    applicationStatusId: status.id,
    applicationStatusDescription: status.description,
    applicationStatusDate: statusDate,
    createdOn,
    providerEmail: row.providerEmail,
  };
};
