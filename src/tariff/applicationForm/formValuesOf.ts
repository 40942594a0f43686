import type { Application } from '../../../contract/entities/application';
import type { FileReference } from '../../../contract/entities/file';
import type { RequestFormInput } from '../../../contract/entities/request';
import { undeclaredFields } from '../../../contract/rules/requestParts';
import { emptyAddress } from '../addressPicker/emptyAddress';
import { documentsByField } from '../applicationDetail/documentsByField';
import { emptyRequest } from './emptyRequest';

/**
 * Returns the form values for an existing application; its address counts as chosen, its documents are kept
 * (spec 2.9).
 */
export const formValuesOf = (
  application: Application,
  listed?: readonly FileReference[],
): RequestFormInput => {
  const documents = documentsByField(application, listed);
  const known: Record<string, unknown> = {
    ...application,
    ...documents,
    address: { ...emptyAddress, ...application.address },
    studentAddress: { ...emptyAddress, ...application.studentAddress },
    studentRegistrationCertificateFile: documents.studentRegistrationCertificateFile[0],
    studentAddressCertificateFile: documents.studentAddressCertificateFile[0],
  };
  for (const name of undeclaredFields(application)) delete known[name];
  // What the server leaves out stays as in an empty form.
  const empty = emptyRequest(application.providerId);
  const values = Object.entries(empty).map(([name, none]) => [name, known[name] ?? none]);
  return Object.fromEntries(values) as RequestFormInput;
};
