import type { RecordField } from './recordFields';

/**
 * Something that people do with a record besides changing it: a button on its page, a call of its own at
 * `/api/<name>/:id/actions/<action>`, a toast and a row in the audit. Who may do it, the row of the same name in
 * contract/access.ts says. It moves the record to another state, or has a function in server/services/recordActions, or
 * both.
 */
export interface RecordAction<State extends string = string> {
  /** What its button says, and its dialog. */
  readonly labelText: string;
  /** The toast once it is done. */
  readonly doneText: string;
  /** The states that it leads out of, and the one that it leads to. */
  readonly move?: { readonly from: readonly [State, ...State[]]; readonly to: State };
  /** The text that it asks for; without one it asks for confirmation only. */
  readonly reason?: ActionReason;
  /** The e-mail that it sends. */
  readonly mail?: ActionMail;
}

/** What an action asks for. */
export interface ActionReason {
  readonly labelText: string;
  /** In characters. */
  readonly maxLength: number;
  readonly required?: true;
  /** The read-only text field of the record that keeps it. */
  readonly storedIn?: string;
}

/** An e-mail. Its texts may name fields, such as `%{name}`, and `%{id}`, `%{reason}` and `%{state}`. */
export interface ActionMail {
  /** The provider whom the record belongs to (`belongsTo`), or whoever created it (`createdBy`). */
  readonly to: 'owner' | 'creator';
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The path of the page that it links to. */
  readonly page: string;
}

type StateField<Fields extends readonly RecordField[]> = Extract<
  Fields[number],
  { kind: 'choice'; required: true; readOnly: true }
>;

/** The names of the fields that can hold the state of a record: required choices that only the server sets. */
export type StateSource<Fields extends readonly RecordField[]> = StateField<Fields>['source'];

/** The states that a field knows. */
export type StateOf<Fields extends readonly RecordField[], Source extends string> = keyof Extract<
  StateField<Fields>,
  { source: Source }
>['choices'] &
  string;
