import { z } from 'zod';
import { fieldLengths } from '../rules/limits';
import { messages } from '../rules/messages';
import { addressForm, formText } from './address';
import type { FileReference } from './file';

/** How a call and a form each hold the values of a request. */
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

const personName = z.string().max(fieldLengths.personName, messages.tooLong(fieldLengths.personName));
const fiscalNumber = z.string().max(fieldLengths.nif, messages.nif);

/** What a request says, in a call and in a form (spec 2.3 and 3). */
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

/** A document of a form: chosen on this device, or already on the server. */
export type FormDocument = File | FileReference;

const formDocument = z.custom<FormDocument>();

/** A request as a form holds it, with who submits it; what must be there is for `checkApplication` (spec 2.3 and 2.9). */
export const requestForm = z.object({
  providerId: z.number().nullable(),
  providerEmail: formText(z.string().max(fieldLengths.email, messages.tooLong(fieldLengths.email))),
  ...requestShape({
    text: formText,
    flag: z.boolean(),
    address: addressForm,
    document: formDocument.nullable(),
    documents: z.array(formDocument),
  }),
});
/** The form's values while it is filled in, and once they are judged. */
export type RequestFormInput = z.input<typeof requestForm>;
export type RequestFormValues = z.output<typeof requestForm>;
