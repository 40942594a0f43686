import { recordMessages } from '../../contract/records/recordMessages';
import { activationMessages } from '../../contract/rules/activationMessages';
import { elementsMessages } from '../../contract/rules/elements';
import type { ErrorCode } from '../../contract/rules/errorCodes';
import { maintenanceMessages } from '../../contract/rules/maintenanceMessages';
import { validationMessages } from '../../contract/rules/validationMessages';
import { approvalTexts } from '../../modules/approvals/server/texts';
import { scanTexts } from '../../modules/scanning/server/texts';
import type { RefusalReason } from '../lib/refusal';
import { maintenanceTexts } from '../services/annualMaintenance/texts';
import { elementsTexts } from '../services/applications/elements/texts';
import { actionTexts, applicationTexts } from '../services/applications/texts';
import { idempotencyTexts } from '../services/context/texts';
import { userTexts } from '../services/users/texts';
import { workerTexts } from '../services/workers/texts';
import { httpTexts } from './texts';

/** Returns the code of a refusal: that of its text or, where the text has none, that of its reason. */
export const errorCodeOf = (text: string, reason: RefusalReason = 'badRequest'): ErrorCode =>
  codeOfText(text) ?? codeOfReason[reason];

/** Returns the code of a text of the tables below; names of fields and files may precede it. */
export const codeOfText = (text: string): ErrorCode | undefined => {
  let rest = text;
  for (let names = 0; names <= maxNames; names += 1) {
    const code = fixed.get(rest) ?? codeOfPattern(rest);
    const next = rest.indexOf(': ');
    if (code || next < 0) return code;
    rest = rest.slice(next + 2);
  }
  return undefined;
};

/** Gives each item of a list that was refused the code of its text, where it has none yet. */
export const withItemCodes = (answer: unknown): unknown =>
  Array.isArray(answer) ? answer.map(withItemCode) : answer;

const withItemCode = (item: unknown): unknown => {
  if (typeof item !== 'object' || item === null || Reflect.get(item, 'success') !== false) return item;
  const text: unknown = Reflect.get(item, 'errorMessage');
  return typeof text === 'string' ? { errorCode: errorCodeOf(text), ...item } : item;
};

/** The names of groups and fields share one colon; a file's name follows with its own, and may hold some. */
const maxNames = 6;

const codeOfReason: Readonly<Record<RefusalReason, ErrorCode>> = {
  badRequest: 'refused',
  unauthenticated: 'unauthenticated',
  forbidden: 'forbidden',
  factorNeeded: 'factor_needed',
  identityNeeded: 'identity_needed',
  notFound: 'not_found',
  changed: 'changed',
  tooManyAttempts: 'rate_limited',
  limitReached: 'allowance_used',
  notConfigured: 'not_configured',
  unavailable: 'unavailable',
};

const fixed = new Map<string, ErrorCode>();
const patterns: { readonly begin: string; readonly end: string; readonly code: ErrorCode }[] = [];

const codeOfPattern = (text: string) =>
  patterns.find(({ begin, end }) => text.startsWith(begin) && text.endsWith(end))?.code;

type Texts = Readonly<Record<string, unknown>>;

/** Stands for what a text is told, so that what surrounds it can be recognised. */
const told = '\u0000';
/** Less of a text could begin and end any other. */
const leastFixed = 8;

const learnPattern = (text: string, code: ErrorCode) => {
  const parts = text.replaceAll('undefined', told).split(told);
  const [begin = '', end = ''] = [parts.at(0), parts.at(-1)];
  if (begin.length + end.length >= leastFixed) patterns.push({ begin, end, code });
};

/** Learns the codes of the texts of a table; a text that a function makes is known by how it begins and ends. */
const learn = <Table extends Texts>(
  table: Table,
  codes: { readonly [Key in keyof Table]?: ErrorCode },
): void => {
  for (const [key, code] of Object.entries<ErrorCode | undefined>(codes)) {
    const text = table[key];
    if (!code) continue;
    if (typeof text === 'string') fixed.set(text, code);
    else if (typeof text === 'function') learnPattern(String(text(told, told)), code);
  }
};

/** Learns a table of which every text must have a code, as whoever submits requests meets it. */
const learnAll: <Table extends Texts>(
  table: Table,
  codes: { readonly [Key in keyof Table]: ErrorCode },
) => void = learn;

learnAll(validationMessages, {
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
  pdfRepeated: 'document_repeated',
  pdfUnreadable: 'document_unreadable',
  pdfTooCostly: 'document_unreadable',
  recheckUnderWay: 'recheck_under_way',
  keptNif: 'other_person',
  invalidValue: 'invalid_value',
  tooLong: 'too_long',
  tooManyDocuments: 'too_many',
  documentsTooLarge: 'documents_too_large',
});
learnAll(activationMessages, { dateOutside: 'date_outside', endDateOutside: 'date_outside' });
learnAll(elementsMessages, { dueDate: 'date_outside', answer: 'elements_answer_missing' });
const { tooLarge, ...otherMaintenanceMessages } = maintenanceMessages;
learnAll(tooLarge, {
  file: 'file_too_large',
  bytes: 'file_too_large',
  cells: 'file_too_large',
  characters: 'file_too_large',
  sheets: 'file_too_large',
  entries: 'file_too_large',
});
learnAll(otherMaintenanceMessages, {
  tooManyColumns: 'file_too_large',
  fileTooCostly: 'file_too_costly',
  fileFormat: 'file_format',
  laterThanNow: 'date_outside',
  laterThanBegin: 'date_outside',
  sameYear: 'date_outside',
  beginLocked: 'fixed_value',
});
learn(recordMessages, {
  atLeast: 'out_of_range',
  atMost: 'out_of_range',
  cents: 'invalid_value',
  changed: 'changed',
  day: 'invalid_date',
  fileTooLarge: 'document_too_large',
  fixed: 'fixed_value',
  taken: 'taken',
  unknownFilter: 'invalid_value',
  unknownSort: 'invalid_value',
  range: 'out_of_range',
});
learnAll(maintenanceTexts, {
  noPeriod: 'no_period',
  emailFirst: 'email_missing',
  emailLocked: 'email_locked',
  emailNotFound: 'not_found',
  providerNotFound: 'not_found',
  notProcessed: 'internal_error',
  originalNotActive: 'original_not_active',
  requestNotFound: 'not_found',
  alreadyProcessed: 'already_processed',
  otherFile: 'other_file',
  changedMeanwhile: 'changed_meanwhile',
  notSubmitted: 'state_changed',
  held: 'refused',
  periodExists: 'period_exists',
  periodNotFound: 'not_found',
});
learn(applicationTexts, { notFound: 'not_found', documentNotFound: 'not_found' });
learn(actionTexts, {
  stateChanged: 'state_changed',
  notForKind: 'wrong_kind',
  heldBy: 'held',
  proposedBy: 'awaits_approval',
  proposedBySelf: 'awaits_approval',
  tooManyStreams: 'rate_limited',
  cancellationDate: 'date_outside',
});
learnAll(elementsTexts, { alreadyAsked: 'elements_asked', notOpen: 'elements_not_open' });
learnAll(idempotencyTexts, {
  otherContent: 'key_of_other_call',
  withdrawn: 'call_withdrawn',
  unfinished: 'unavailable',
});
learnAll(workerTexts, { tooBusy: 'too_busy', tookTooMuch: 'too_busy' });
learnAll(scanTexts, {
  pending: 'document_pending',
  unscannable: 'document_unscannable',
  infected: 'document_infected',
  refused: 'document_infected',
});
learn(userTexts, {
  usernameTaken: 'taken',
  notFound: 'not_found',
  providerNotFound: 'not_found',
  otherType: 'fixed_value',
});
learn(approvalTexts, { movedOn: 'state_changed' });
learnAll(httpTexts, {
  foreignSite: 'foreign_site',
  notFound: 'no_such_call',
  unavailable: 'unavailable',
  tooLarge: 'body_too_large',
  tooManyCalls: 'rate_limited',
  tooSlow: 'too_busy',
  tooManyValues: 'too_many_values',
  malformed: 'malformed_body',
  malformedKey: 'malformed_key',
  unknownVersion: 'unknown_version',
  unreadableDocument: 'unreadable_document',
  failure: 'internal_error',
});
