import type { FormDocument, RequestFormValues } from '../requestFormValues';
import { encodeAddress } from './encodeAddress';
import { trimmed } from './trimmed';

/** How a document of the form goes over the wire. */
type EncodeDocument<Sent> = (document: FormDocument) => Sent;

const studentFields = <Sent>(values: RequestFormValues, encode: EncodeDocument<Sent>) => {
  const optional = (document: FormDocument | null | undefined) => (document ? encode(document) : null);
  return {
    studentFullName: trimmed(values.studentFullName),
    studentFiscalNumber: trimmed(values.studentFiscalNumber),
    studentAddress: encodeAddress(values.studentAddress),
    studentAddressCertificateFile: optional(values.studentAddressCertificateFile),
    studentRegistrationCertificateFile: optional(values.studentRegistrationCertificateFile),
  };
};

const documentFields = <Sent>(values: RequestFormValues, encode: EncodeDocument<Sent>) => ({
  taxCustomsAuthorityFiles: (values.taxCustomsAuthorityFiles ?? []).map(encode),
  socialSecurityFiles: (values.socialSecurityFiles ?? []).map(encode),
});

/** A form's application as a submission carries it: only what was declared goes along (spec 3 and 7). */
export const encodeApplication = <Sent>(values: RequestFormValues, encode: EncodeDocument<Sent>) => ({
  fullName: trimmed(values.fullName),
  fiscalNumber: trimmed(values.fiscalNumber),
  address: encodeAddress(values.address),
  isStudent: values.isStudent,
  ...(values.isStudent && studentFields(values, encode)),
  applicantGaveConsent: values.applicantGaveConsent,
  applicantProvidedRequiredDocuments: values.applicantProvidedRequiredDocuments,
  ...(values.applicantProvidedRequiredDocuments && documentFields(values, encode)),
});
