import { z } from 'zod';
import { type RequestFormValues, requestForm } from '../../../contract/entities/request';
import { checkApplication, checkSubmitter } from '../../../contract/rules/applicationRules';
import { checkDocuments } from './checkDocuments';

/** The submitted values, with the id of the form they come from. */
export interface SentFormValues extends RequestFormValues {
  formId: string;
}

/** The request form's schema, with the contract's rules that the server checks too (spec 5, Request form). */
export const requestFormSchema = requestForm.extend({ formId: z.string() }).superRefine((values, context) => {
  checkSubmitter(values, context);
  checkApplication(values, context);
  checkDocuments(values, context);
}) satisfies z.ZodType<SentFormValues>;
