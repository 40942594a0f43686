import { z } from 'zod';
import { checkApplication, checkSubmitter } from '../../../contract/rules/applicationRules';
import { fieldLengths } from '../../../contract/rules/limits';
import { messages } from '../../../contract/rules/messages';
import type { FormDocument, RequestFormValues } from '../../../providers/dataProvider/requestForm';
import { addressFormSchema } from '../addressPicker/addressFormSchema';
import { checkDocuments } from './checkDocuments';

// An emptied field holds null, but the rules and the call expect text.
const text = (max: number) =>
  z
    .string()
    .max(max, messages.tooLong(max))
    .nullish()
    .transform((value) => value ?? '');
const document = z.custom<FormDocument>().nullable();
const documents = z.array(z.custom<FormDocument>());

/** The submitted values, with the id of the form they come from. */
export interface SentFormValues extends RequestFormValues {
  formId: string;
}

/** The request form's schema, with the contract's rules that the server checks too (spec 5, Request form). */
export const requestFormSchema = z
  .object({
    formId: z.string(),
    providerId: z.number().nullable(),
    providerEmail: text(fieldLengths.email),
    fullName: text(fieldLengths.personName),
    fiscalNumber: text(fieldLengths.nif),
    address: addressFormSchema,
    isStudent: z.boolean(),
    studentFullName: text(fieldLengths.personName),
    studentFiscalNumber: text(fieldLengths.nif),
    studentAddress: addressFormSchema,
    studentRegistrationCertificateFile: document,
    studentAddressCertificateFile: document,
    applicantGaveConsent: z.boolean(),
    applicantProvidedRequiredDocuments: z.boolean(),
    socialSecurityFiles: documents,
    taxCustomsAuthorityFiles: documents,
  })
  .superRefine((values, context) => {
    checkSubmitter(values, context);
    checkApplication(values, context);
    checkDocuments(values, context);
  }) satisfies z.ZodType<SentFormValues>;

/** The form's values while it is filled in. */
export type RequestFormInput = Omit<z.input<typeof requestFormSchema>, 'formId'>;
