import { z } from 'zod';
import { checkApplication, checkSubmitter } from '../../../contract/rules/applicationRules';
import { fieldLengths } from '../../../contract/rules/limits';
import { messages } from '../../../contract/rules/messages';
import type { FormDocument, RequestFormValues } from '../../../providers/dataProvider/requestFormValues';
import { addressFormSchema } from '../addressPicker/addressFormSchema';
import { checkDocuments } from './checkDocuments';

// An emptied field holds null; the rules and the call know only text.
const text = (max: number) =>
  z
    .string()
    .max(max, messages.tooLong(max))
    .nullish()
    .transform((value) => value ?? '');
const document = z.custom<FormDocument>().nullable();
const documents = z.array(z.custom<FormDocument>());

/** What a form sends, and which filling-in of the form it comes from. */
export interface SentFormValues extends RequestFormValues {
  formId: string;
}

/** The request form's values and their rules: those of the contract, the same that the server holds (spec 5, Request form). */
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

/** What the form holds while it is filled in. */
export type RequestFormInput = Omit<z.input<typeof requestFormSchema>, 'formId'>;
