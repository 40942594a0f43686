import { and, asc, eq } from 'drizzle-orm';
import type { RecordDeclaration } from '../../../contract/records/defineRecords';
import { choicesOf, type LookupField, lookupFields } from '../../../contract/records/recordChoices';
import type { RecordQuery } from '../../../contract/records/recordQuery';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { caseFolded } from '../../lib/containing';
import { type AuditSubject, writeAuditEvent } from '../audit/writeAuditEvent';
import { forbidden, requireAccess } from '../context/requireAccess';
import type { Actor, SignedInContext } from '../context/serviceContext';
import { lookupTarget, namedTarget } from './lookupTarget';
import { columnAt, filterConditions } from './recordConditions';
import type { PlainResource } from './recordSources';
import { selectRange } from './selectRange';
import { refusalOf } from './storedValues';

type Values = Readonly<Record<string, unknown>>;

/** What a lookup can refer to: its id, and its text under the name that the lookup gives it. */
type Choice = Readonly<Record<string, unknown>> & { readonly id: number };

/** Returns a range of what a field can refer to, by id and text alone, in the order of the texts. */
export const listChoices = async (
  context: SignedInContext,
  { declaration, choices }: PlainResource,
  field: LookupField,
  { filter, range }: Pick<RecordQuery, 'filter' | 'range'>,
): Promise<{ items: Choice[]; first: number; total: number }> => {
  const call = choices[field.source] ?? { access: [], recordedAs: 'noPersonalData' };
  requireAccess(context, call);
  const { source, columns, visible, offered } = namedTarget(declaration, field);
  const found = await selectRange<Choice>(context.db, source, {
    columns,
    conditions: and(
      visible(context.actor),
      filter.id === undefined ? offered : undefined,
      await filterConditions(context, choicesOf(field), source, columns, filter),
    ),
    order: [asc(caseFolded(columnAt(columns, field.lookup.text))), asc(columnAt(columns, 'id'))],
    range,
  });
  if (call.recordedAs !== 'noPersonalData')
    await writeAuditEvent(context, {
      action: 'view',
      subject: declaration.name as AuditSubject,
      detail: { choices: field.source, rows: found.items.length },
    });
  return found;
};

/**
 * Returns the values of a record to be stored with their owner, which on the side of the providers is the actor's.
 * `before` has the values of a record that is changed.
 * @throws {Refusal} at its field, for an owner that the actor may not choose or did not, and for an id of nothing that
 *   the actor may refer to
 */
export const acceptLookups = async (
  { db, actor }: Pick<SignedInContext, 'db' | 'actor'>,
  declaration: RecordDeclaration,
  input: Values,
  before?: Values,
): Promise<Values> => {
  const values = withOwner(actor, declaration, input, before);
  for (const field of lookupFields(declaration)) {
    const value = values[field.source];
    const target = value === before?.[field.source] ? undefined : lookupTarget(declaration, field);
    if (typeof value !== 'number' || !target) continue;
    const { source, columns, visible } = target;
    const [found] = await db
      .select({ id: columnAt(columns, 'id') })
      .from(source)
      .where(and(eq(columnAt(columns, 'id'), value), visible(actor)));
    if (!found) throw refusalOf(field, validationMessages.invalidValue);
  }
  return values;
};

/** Returns the values with the owner; `before` is absent for a new record, whose owner the regulator must choose. */
const withOwner = (
  { role, providerId }: Actor,
  declaration: RecordDeclaration,
  input: Values,
  before?: Values,
): Values => {
  const owner = lookupFields(declaration).find(({ source }) => source === declaration.belongsTo);
  if (!owner) return input;
  const chosen = input[owner.source] ?? undefined;
  if (role === 'Administrator') {
    if (!before && chosen === undefined) throw refusalOf(owner, validationMessages.required);
    return input;
  }
  if (providerId === null) throw forbidden();
  if (chosen !== undefined && chosen !== providerId) throw refusalOf(owner, validationMessages.invalidValue);
  return { ...input, [owner.source]: providerId };
};
