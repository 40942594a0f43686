import { z } from 'zod';
import { fieldLengths } from '../rules/limits';
import { validationMessages } from '../rules/validationMessages';
import { addressForm, formText } from './address';
import type { FileReference } from './file';
import { digits, textUpTo } from './text';

/** The schemas with which a call or a form represents the values of a request. */
interface RequestKinds<
  Text extends z.ZodType,
  Flag extends z.ZodType,
  Place extends z.ZodType,
  Document extends z.ZodType,
  Documents extends z.ZodType,
> {
  text: (text: z.ZodString) => Text;
  flag: Flag;
  address: Place;
  document: Document;
  documents: Documents;
}

const personName = textUpTo(fieldLengths.personName);
const fiscalNumber = digits.max(fieldLengths.nif, validationMessages.nif);

/** Builds the fields of a request, for a call or a form (spec 2.3 and 3). */
export const requestShape = <
  Text extends z.ZodType,
  Flag extends z.ZodType,
  Place extends z.ZodType,
  Document extends z.ZodType,
  Documents extends z.ZodType,
>({
  text,
  flag,
  address,
  document,
  documents,
}: RequestKinds<Text, Flag, Place, Document, Documents>) => ({
  fullName: text(personName),
  fiscalNumber: text(fiscalNumber),
  address,
  isStudent: flag,
  studentFullName: text(personName),
  studentFiscalNumber: text(fiscalNumber),
  studentAddress: address,
  studentRegistrationCertificateFile: document,
  studentAddressCertificateFile: document,
  applicantGaveConsent: flag,
  applicantProvidedRequiredDocuments: flag,
  socialSecurityFiles: documents,
  taxCustomsAuthorityFiles: documents,
});

/** A document in a form: chosen on this device, or already on the server. */
export type FormDocument = File | FileReference;

const formDocument = z.custom<FormDocument>();

/** A request in a form, with its submitter; `checkApplication` decides what is required (spec 2.3 and 2.9). */
export const requestForm = z.object({
  providerId: z.number().nullable(),
  providerEmail: formText(textUpTo(fieldLengths.email)),
  ...requestShape({
    text: formText,
    flag: z.boolean(),
    address: addressForm,
    document: formDocument.nullable(),
    documents: z.array(formDocument),
  }),
});
/** The form's values while it is being filled in, and after validation. */
export type RequestFormInput = z.input<typeof requestForm>;
export type RequestFormValues = z.output<typeof requestForm>;
