import type { RecordDeclaration } from '../../../contract/records/defineRecords';
import { Refusal } from '../../lib/refusal';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { onceByKey } from '../context/onceByKey';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { queueRecordMail } from '../mail/recordMail';
import type { PlainResource } from './recordSources';
import {
  notFound,
  type StoredRecord,
  shown,
  storeOf,
  subjectOf,
  type VersionedRecord,
  versionOf,
} from './recordVerbs';
import { keepVersion } from './recordVersions';
import { refusedByDatabase } from './refusedByDatabase';
import { ownValues } from './storedValues';
import { recordTexts } from './texts';

/**
 * Does an action with a record and returns it: what its function does, then its move to another state, in one
 * transaction that holds the record. The audit trail says which fields changed and, of their values, the states alone.
 * @throws {Refusal} `changed`, in words that name the present state, if the action does not lead out of it, and if the
 *   record is no longer as `version` says; `notFound` if the actor has no such record
 */
export const actOnRecord = async (
  context: SignedInContext,
  resource: PlainResource,
  name: string,
  { id, version, reason }: Readonly<Record<string, unknown>> & { readonly id: number },
): Promise<VersionedRecord> => {
  requireAccess(context, resource.actions[name] ?? { access: [] });
  const { declaration, functions } = resource;
  const action = actionOf(declaration, name);
  const { table, columns, isThis } = storeOf(resource, context, id);
  return onceByKey(context, async (inside) => {
    const { db } = inside;
    const [before] = (await db.select(columns).from(table).where(isThis).for('update')) as StoredRecord[];
    if (!before) throw notFound();
    requireState(declaration, name, before);
    if (version !== undefined && version !== (await versionOf(before)))
      throw new Refusal('changed', recordTexts.changed);

    const given = typeof reason === 'string' ? reason : null;
    const record = JSON.parse(JSON.stringify(await shown(inside, resource, before)));
    const values = {
      ...ownValues(declaration, (await functions[name]?.({ record, reason: given, context: inside })) ?? {}),
      ...(action.reason?.storedIn && { [action.reason.storedIn]: given }),
      ...(declaration.states && action.move && { [declaration.states.field]: action.move.to }),
    };
    const fields = Object.keys(values);
    const [after = before] =
      fields.length === 0
        ? []
        : ((await refusedByDatabase(declaration, () =>
            db.update(table).set(values).where(isThis).returning(columns),
          )) as StoredRecord[]);
    await keepVersion(inside, declaration, { before, after });
    await writeAuditEvent(inside, {
      action: action.move ? 'changeStatus' : 'update',
      subject: subjectOf(declaration),
      subjectId: id,
      detail: { action: name, ...statesOf(declaration, name, before), fields },
    });
    if (action.mail) await queueRecordMail(inside, declaration, action.mail, after, given);
    return shown(inside, resource, after);
  });
};

const actionOf = ({ name, actions = {} }: RecordDeclaration, action: string) => {
  const found = actions[action];
  if (!found) throw new Error(`${name} has no action ${action}`);
  return found;
};

/** Refuses an action that does not lead out of the record's state. */
const requireState = (declaration: RecordDeclaration, name: string, record: StoredRecord): void => {
  const { move, labelText } = actionOf(declaration, name);
  const { states, fields } = declaration;
  if (!move || !states) return;
  const state = String(record[states.field]);
  if (move.from.includes(state)) return;
  const field = fields.find(({ source }) => source === states.field);
  const shownState = (field?.kind === 'choice' && field.choices[state]) || state;
  throw new Refusal('changed', recordTexts.otherState(labelText, shownState));
};

const statesOf = (declaration: RecordDeclaration, name: string, before: StoredRecord) => {
  const { move } = actionOf(declaration, name);
  return move && declaration.states && { from: before[declaration.states.field], to: move.to };
};
