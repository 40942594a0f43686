import type { RecordDeclaration, RecordOf } from '../../../contract/records/defineRecords';
import type { SignedInContext } from '../context/serviceContext';

/** What an action is given: the record as it is answered, and the reason; `context.db` is its transaction. */
interface Given<Row> {
  readonly record: Row;
  readonly reason: string | null;
  readonly context: SignedInContext;
}

/** Does an action in the transaction that locks the record, and returns the fields to change; may throw a Refusal. */
type ActionFunction<Row> = (given: Given<Row>) => Promise<Partial<Row>> | Partial<Row>;

/** The functions of a plain resource's actions. */
export interface RecordActionFunctions {
  readonly name: string;
  readonly functions: Readonly<Record<string, ActionFunction<Readonly<Record<string, unknown>>>>>;
}

/**
 * Says what actions of a plain resource do besides moving it to another state; a file of this folder that is named
 * after the resource exports it.
 */
export const defineRecordActions = <
  Declaration extends Pick<RecordDeclaration, 'name' | 'fields'> & { readonly actions?: object },
>(
  { name }: Declaration,
  functions: Readonly<
    Partial<Record<keyof NonNullable<Declaration['actions']>, ActionFunction<RecordOf<Declaration>>>>
  >,
): RecordActionFunctions =>
  // Each is only ever called with records of this declaration.
  ({ name, functions: functions as unknown as RecordActionFunctions['functions'] });
