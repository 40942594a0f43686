import type { z } from 'zod';
import { isEmail } from './email';
import { isNif } from './nif';
import { isCp3, isCp4 } from './postalCode';
import { type EveryField, fieldsWith, requestFields, type TextFacts } from './requestFields';
import { certificateFields, documentLists } from './requestParts';
import { validationMessages } from './validationMessages';

type Text = string | null | undefined;
type Report = (path: (string | number)[], message: string) => void;

/** The parts of an address that the rules read: its postal code, and the id of the one chosen from the list. */
interface AddressToCheck {
  cp4?: Text;
  cp3?: Text;
  id?: number | null;
}

/** The fields of a request, from a form or from a call to the server. */
export type ApplicationToCheck = Partial<
  EveryField<Text, AddressToCheck | null, boolean | null, unknown, readonly unknown[] | null>
>;

const isFilled = (text: Text): text is string => Boolean(text?.trim());

const checkText = (
  report: Report,
  path: string,
  text: Text,
  isValid?: (t: string) => boolean,
  message?: string,
) => {
  if (!isFilled(text)) report([path], validationMessages.required);
  else if (isValid && message && !isValid(text)) report([path], message);
};

const checkTexts = (report: Report, about: TextFacts['about'], application: ApplicationToCheck) => {
  for (const field of fieldsWith({ about, kind: 'text' })) {
    const facts: TextFacts = requestFields[field];
    const text = application[field];
    if (facts.isRequired || isFilled(text))
      checkText(report, field, text, facts.isNif && isNif, validationMessages.nif);
  }
};

const checkAddress = (report: Report, path: string, address: AddressToCheck | null | undefined) => {
  const part = (name: 'cp4' | 'cp3', isValid: (t: string) => boolean) => {
    const text = address?.[name];
    if (!isFilled(text)) report([path, name], validationMessages.required);
    else if (!isValid(text)) report([path, name], validationMessages.postalCode);
    else return true;
    return false;
  };
  const complete = [part('cp4', isCp4), part('cp3', isCp3)].every(Boolean);
  if (complete && !address?.id) report([path, 'id'], validationMessages.actionRequired);
};

/**
 * Checks a request beyond the type of each field: what is required, and when (spec 5, "Request form"). For
 * `superRefine`, both on the form's values and on the input of a call.
 */
export const checkApplication = (application: ApplicationToCheck, context: z.core.$RefinementCtx): void => {
  const report: Report = (path, message) => context.addIssue({ code: 'custom', path, message });

  checkTexts(report, 'citizen', application);
  checkAddress(report, 'address', application.address);

  if (application.isStudent) {
    checkTexts(report, 'student', application);
    checkAddress(report, 'studentAddress', application.studentAddress);
    for (const certificate of certificateFields) {
      if (!application[certificate]) report([certificate], validationMessages.required);
    }
  }

  const isWithout = documentLists.every((list) => !application[list]?.length);
  if (application.applicantProvidedRequiredDocuments && isWithout) {
    for (const list of documentLists) report([list], validationMessages.required);
  }
};

/** Checks the submitter: the provider, and the e-mail address for the result (spec 5, "Request form"). */
export const checkSubmitter = (
  submitter: { providerId?: number | null; providerEmail?: Text },
  context: z.core.$RefinementCtx,
): void => {
  const report: Report = (path, message) => context.addIssue({ code: 'custom', path, message });
  if (!submitter.providerId || submitter.providerId <= 0) report(['providerId'], validationMessages.required);
  checkText(report, 'providerEmail', submitter.providerEmail, isEmail, validationMessages.email);
};
