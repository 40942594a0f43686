import type { SubmittedApplication } from '../../../../contract/entities/application';
import { fieldLabels } from '../../../../contract/fieldLabels';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import type { applications } from '../../../db/schema/applications';
import { fieldRefusal } from '../../../lib/refusal';
import type { ResolveAddress } from '../../address/addressResolver';
import type { SignedInContext } from '../../context/serviceContext';

type NewApplication = typeof applications.$inferInsert;
/** The fields of a request, except for its documents. */
type Said = Omit<
  SubmittedApplication,
  | 'studentAddressCertificateFile'
  | 'studentRegistrationCertificateFile'
  | 'taxCustomsAuthorityFiles'
  | 'socialSecurityFiles'
>;

const label = (field: keyof Said) => fieldLabels[field] ?? field;

const required = <T>(value: T | null | undefined | '', field: keyof Said): T => {
  if (value === null || value === undefined || value === '')
    throw fieldRefusal(label(field), validationMessages.required);
  return value;
};

const studentValues = (sent: Said, resolve: ResolveAddress) => ({
  studentFullName: required(sent.studentFullName, 'studentFullName'),
  studentFiscalNumber: required(sent.studentFiscalNumber, 'studentFiscalNumber'),
  studentAddress: resolve(required(sent.studentAddress, 'studentAddress'), label('studentAddress')),
});

/**
 * Returns the values to store from a request; without a student, drops all that was sent about one (spec 4,
 * "Form rules").
 */
export const newApplicationValues = (
  sent: Said,
  resolve: ResolveAddress,
): Omit<
  NewApplication,
  'providerId' | 'providerEmail' | 'createdById' | 'statusId' | 'createdOn' | 'statusDate'
> => {
  const address = resolve(required(sent.address, 'address'), label('address'));
  return {
    fullName: required(sent.fullName, 'fullName'),
    fiscalNumber: required(sent.fiscalNumber, 'fiscalNumber'),
    address,
    postCode: `${address.cp4}-${address.cp3}`,
    isStudent: sent.isStudent === true,
    ...(sent.isStudent ? studentValues(sent, resolve) : {}),
    applicantGaveConsent: sent.applicantGaveConsent === true,
    applicantProvidedRequiredDocuments: sent.applicantProvidedRequiredDocuments === true,
  };
};

/**
 * Returns the provider that a submission is for; only the actor's own is accepted (spec 10.1).
 * @throws {Refusal} `badRequest`
 */
export const requireOwnProvider = (
  { actor }: SignedInContext,
  providerId: number | null | undefined,
): number => {
  if (!providerId || providerId !== actor.providerId)
    throw fieldRefusal(fieldLabels.providerId ?? 'providerId', validationMessages.invalidValue);
  return providerId;
};
