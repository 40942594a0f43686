import { z } from 'zod';
import { fieldLengths } from '../rules/limits';
import { everyField, type TextFacts } from '../rules/requestFields';
import { validationMessages } from '../rules/validationMessages';
import { addressForm, formText } from './address';
import type { FileReference } from './file';
import { digits, textUpTo } from './text';

/** Builds the schema of a text of a request, for a call; forms and calls say which texts may be missing. */
export const requestText = ({ maxLength, isNif }: TextFacts): z.ZodString =>
  isNif ? digits.max(maxLength, validationMessages.nif) : textUpTo(maxLength);

/** A document in a form: chosen on this device, or already on the server. */
export type FormDocument = File | FileReference;

const formDocument = z.custom<FormDocument>();

/** A request in a form, with its submitter; `checkApplication` decides what is required (spec 2.3 and 2.9). */
export const requestForm = z.object({
  providerId: z.number().nullable(),
  providerEmail: formText(textUpTo(fieldLengths.email)),
  ...everyField({
    text: (facts) => formText(requestText(facts)),
    address: addressForm,
    flag: z.boolean(),
    document: formDocument.nullable(),
    documents: z.array(formDocument),
  }),
});
/** The form's values while it is being filled in, and after validation. */
export type RequestFormInput = z.input<typeof requestForm>;
export type RequestFormValues = z.output<typeof requestForm>;
