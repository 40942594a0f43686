import type { FormDocument, RequestFormValues } from '../requestFormValues';
import { encodeAddress } from './encodeAddress';
import { trimmed } from './trimmed';

/** How a document of the form goes over the wire. */
type EncodeDocument<Sent> = (document: FormDocument) => Promise<Sent>;

const studentFields = async <Sent>(values: RequestFormValues, encode: EncodeDocument<Sent>) => {
  const optional = async (document: FormDocument | null | undefined) =>
    document ? await encode(document) : null;
  return {
    studentFullName: trimmed(values.studentFullName),
    studentFiscalNumber: trimmed(values.studentFiscalNumber),
    studentAddress: encodeAddress(values.studentAddress),
    studentAddressCertificateFile: await optional(values.studentAddressCertificateFile),
    studentRegistrationCertificateFile: await optional(values.studentRegistrationCertificateFile),
  };
};

const documentFields = async <Sent>(values: RequestFormValues, encode: EncodeDocument<Sent>) => ({
  taxCustomsAuthorityFiles: await Promise.all((values.taxCustomsAuthorityFiles ?? []).map(encode)),
  socialSecurityFiles: await Promise.all((values.socialSecurityFiles ?? []).map(encode)),
});

/** A form's application as a submission carries it: only what was declared goes along (spec 3 and 7). */
export const encodeApplication = async <Sent>(values: RequestFormValues, encode: EncodeDocument<Sent>) => ({
  fullName: trimmed(values.fullName),
  fiscalNumber: trimmed(values.fiscalNumber),
  address: encodeAddress(values.address),
  isStudent: values.isStudent,
  ...(values.isStudent && (await studentFields(values, encode))),
  applicantGaveConsent: values.applicantGaveConsent,
  applicantProvidedRequiredDocuments: values.applicantProvidedRequiredDocuments,
  ...(values.applicantProvidedRequiredDocuments && (await documentFields(values, encode))),
});
