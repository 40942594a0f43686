import type { FixedTerm, RetentionKind } from '../../contract/rules/retention';

/** Whose data a column holds: a citizen's, that of somebody who signs in, or a provider's. */
export type DataSubject = 'citizen' | 'user' | 'provider';

/** What a column tells; the registers of modules/dataProtection name each in Portuguese. */
export type DataKind =
  | 'name'
  | 'fiscalNumber'
  | 'address'
  | 'student'
  | 'consent'
  | 'course'
  | 'decision'
  | 'reasons'
  | 'income'
  | 'notes'
  | 'questions'
  | 'documents'
  | 'mails'
  | 'contact'
  | 'author'
  | 'searches'
  | 'account'
  | 'credentials'
  | 'device'
  | 'attempts'
  | 'accesses'
  | 'answers'
  | 'erased'
  | 'records'
  | 'work';

/** What it is processed for; the registers of modules/dataProtection give each its legal basis. */
export type DataPurpose =
  | 'eligibility'
  | 'notification'
  | 'accounts'
  | 'security'
  | 'evidence'
  | 'rights'
  | 'operation';

/** What says how long it is kept: a period of the schedule, or a lifetime that the program gives it. */
export type DataPeriod = RetentionKind | FixedTerm;

/**
 * What the erasure of a citizen does with a column: overwrites it in what belongs to the citizen, deletes those rows, or
 * keeps it, which then no longer tells of whom it is. What is only `ifMentioned` belongs to no citizen, and loses what tells
 * of one.
 */
type Erased = 'overwritten' | 'deleted' | 'ifMentioned' | 'kept';

/** A column that holds personal data. */
export interface PersonalColumn {
  readonly of: DataSubject;
  readonly what: DataKind;
  readonly why: DataPurpose;
  readonly erased: Erased;
  readonly period: DataPeriod;
  /** Whether people write it, or it copies what they wrote, so that any row may tell of any citizen. */
  readonly isWritten: boolean;
  /** What is left when it is overwritten; when absent, a text says so, and anything else is emptied. */
  readonly leaves?: 'noNif' | 'area' | 'areaCode';
}

/** Returns a function that declares columns of one subject, purpose and period. */
export const columnOf =
  (of: DataSubject, why: DataPurpose, period: DataPeriod) =>
  (what: DataKind, erased: Erased, leaves?: PersonalColumn['leaves']): PersonalColumn => ({
    of,
    what,
    why,
    period,
    erased,
    isWritten: erased === 'ifMentioned',
    ...(leaves && { leaves }),
  });

/** Declares that people write a column, or that it copies what they wrote. */
export const written = (column: PersonalColumn): PersonalColumn => ({ ...column, isWritten: true });

/**
 * Declares columns that tell nothing of a person: keys by which rows refer to each other, sums, terms, and what a table is
 * built from.
 */
export const impersonal = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 'impersonal'])) as Record<Name, 'impersonal'>;
