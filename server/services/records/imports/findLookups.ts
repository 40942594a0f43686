import { and, inArray, sql } from 'drizzle-orm';
import { type AccessRule, access, satisfies } from '../../../../contract/access';
import type { RecordDeclaration } from '../../../../contract/records/defineRecords';
import { type LookupField, lookupFields } from '../../../../contract/records/recordChoices';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import { caseFolded } from '../../../lib/containing';
import { forbidden } from '../../context/requireAccess';
import type { Actor, SignedInContext } from '../../context/serviceContext';
import { lookupTarget } from '../lookupTarget';
import { columnAt } from '../recordConditions';
import { inSteps } from './inSteps';
import type { ImportedRow, RowProblem } from './judgeRows';
import { folded } from './readValue';
import { importTexts } from './texts';

type Context = Pick<SignedInContext, 'db' | 'actor'>;
type Found = { readonly rows: readonly ImportedRow[]; readonly problems: readonly RowProblem[] };

/**
 * Returns rows with their owner and the ids that the texts of their lookups mean, and the lookups that refer to nothing
 * that the actor may refer to. Throws a Refusal, `forbidden`, for an actor who can own nothing.
 */
export const findLookups = async (
  context: Context,
  declaration: RecordDeclaration,
  rows: readonly ImportedRow[],
): Promise<Found> => {
  let found: Found = { rows, problems: [] };
  for (const field of lookupFields(declaration)) {
    if (!field.readOnly) found = joined(found, await findLookup(context, declaration, field, found.rows));
    if (field.source === declaration.belongsTo)
      found = joined(found, withOwner(context.actor, field, found.rows));
  }
  return found;
};

const joined = ({ problems }: Found, next: Found): Found => ({
  rows: next.rows,
  problems: [...problems, ...next.problems],
});

const findLookup = async (
  { db, actor }: Context,
  declaration: RecordDeclaration,
  field: LookupField,
  rows: readonly ImportedRow[],
): Promise<Found> => {
  const { source } = field;
  const given = rows.map(({ values }) => values[source]);
  const ids = given.filter((value) => typeof value === 'number');
  const known = new Set(ids);
  const named = new Map<string, number[]>();
  const target = lookupTarget(declaration, field);
  if (target) {
    const id = columnAt(target.columns, 'id');
    const visible = target.visible(actor);
    const seen = await inSteps(ids, (some) =>
      db
        .select({ id })
        .from(target.source)
        .where(and(inArray(id, some), visible)),
    );
    known.clear();
    for (const one of seen) known.add(Number(one.id));
    if (target.texts.includes(field.lookup.text) && mayName(actor, field)) {
      const text = columnAt(target.columns, field.lookup.text);
      const texts = given.filter((value) => typeof value === 'string').map(folded);
      const called = await inSteps(texts, (some) =>
        db
          .select({ id, text })
          .from(target.source)
          .where(
            and(
              inArray(
                caseFolded(text),
                some.map((value) => caseFolded(sql`${value}::text`)),
              ),
              visible,
              target.offered,
            ),
          ),
      );
      for (const one of called) {
        const name = folded(String(one.text));
        named.set(name, [...(named.get(name) ?? []), Number(one.id)]);
      }
    }
  }
  const meant = (value: unknown) =>
    typeof value === 'string' ? (named.get(folded(value)) ?? []) : known.has(Number(value)) ? [value] : [];
  const problems: RowProblem[] = [];
  const found = rows.map(({ row, values }): ImportedRow => {
    const value = values[source];
    if (value === null || value === undefined) return { row, values };
    const matches = meant(value);
    if (matches.length !== 1) {
      const message = matches.length === 0 ? importTexts.unknown : importTexts.several;
      problems.push({ row, field: source, message });
    }
    return { row, values: { ...values, [source]: matches[0] ?? value } };
  });
  return { rows: found, problems };
};

/** Returns whether an actor may know what the records of a lookup are called. */
const mayName = (actor: Actor, { lookup }: LookupField): boolean => {
  const rules: Readonly<Record<string, Readonly<Record<string, AccessRule>>>> = access;
  const rule = rules[lookup.resource]?.list;
  return lookup.namesOnly === true || (rule !== undefined && satisfies(actor, rule));
};

/** Returns rows with their owner: the provider's side creates for its own provider, the regulator chooses. */
const withOwner = (
  { role, providerId }: Actor,
  { source }: LookupField,
  rows: readonly ImportedRow[],
): Found => {
  if (role !== 'Administrator' && providerId === null) throw forbidden();
  const isChosen = role === 'Administrator';
  const problems = rows.flatMap(({ row, values }): RowProblem[] => {
    const owner = values[source] ?? undefined;
    if (isChosen ? owner !== undefined : owner === undefined || owner === providerId) return [];
    const message = isChosen ? validationMessages.required : validationMessages.invalidValue;
    return [{ row, field: source, message }];
  });
  if (isChosen) return { rows, problems };
  return {
    rows: rows.map(({ row, values }) => ({ row, values: { ...values, [source]: providerId } })),
    problems,
  };
};
