import { activationMessages } from '../rules/activationMessages';
import { elementsMessages } from '../rules/elements';
import type { ErrorCode } from '../rules/errorCodes';
import { maintenanceMessages } from '../rules/maintenanceMessages';
import { validationMessages } from '../rules/validationMessages';
import { recordMessages } from './recordMessages';
import { maxListedRecords } from './recordQuery';

/** Returns the code of one of the contract's messages: schemas and forms know them as texts alone. */
export const codeOfMessage = (message: string): ErrorCode | undefined => codeByMessage.get(message);

/** A message that a function makes has none here: it is known by its rule, or gets its code where it is made. */
type CodesOf<Messages> = {
  readonly [Key in keyof Messages as Messages[Key] extends string ? Key : never]: ErrorCode;
};

const coded = <Messages extends Readonly<Record<string, unknown>>>(
  messages: Messages,
  codes: CodesOf<Messages>,
): [string, ErrorCode][] =>
  Object.entries<ErrorCode>(codes).map(([key, code]) => [String(messages[key]), code]);

const codeByMessage: ReadonlyMap<string, ErrorCode> = new Map<string, ErrorCode>([
  ...coded(validationMessages, {
    required: 'required',
    requiredInDialog: 'required',
    email: 'invalid_email',
    nif: 'invalid_nif',
    postalCode: 'invalid_postal_code',
    actionRequired: 'required',
    password: 'invalid_value',
    passwordMismatch: 'invalid_value',
    passwordUnchanged: 'invalid_value',
    pdfTooLarge: 'document_too_large',
    pdfFormat: 'not_pdf',
    pdfContent: 'not_pdf',
    pdfPassword: 'document_has_password',
    pdfCertificate: 'document_is_encrypted',
    pdfWithoutPage: 'document_without_page',
    pdfUnreadable: 'document_unreadable',
    pdfTooCostly: 'document_unreadable',
    recheckUnderWay: 'recheck_under_way',
    keptNif: 'other_person',
    invalidValue: 'invalid_value',
  }),
  ...coded(activationMessages, { dateOutside: 'date_outside', endDateOutside: 'date_outside' }),
  ...coded(elementsMessages, { dueDate: 'date_outside', answer: 'elements_answer_missing' }),
  ...Object.values(maintenanceMessages.tooLarge).map((text) => [text, 'file_too_large'] as const),
  ...coded(maintenanceMessages, {
    tooManyColumns: 'file_too_large',
    fileTooCostly: 'file_too_costly',
    fileFormat: 'file_format',
    laterThanNow: 'date_outside',
    laterThanBegin: 'date_outside',
    sameYear: 'date_outside',
    beginLocked: 'fixed_value',
  }),
  ...coded(recordMessages, {
    changed: 'changed',
    cents: 'invalid_value',
    day: 'invalid_date',
    fixed: 'fixed_value',
    taken: 'taken',
    unknownSort: 'invalid_value',
  }),
  [recordMessages.range(maxListedRecords), 'out_of_range'],
]);
