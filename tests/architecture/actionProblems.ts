import type { RecordDeclaration } from '../../contract/records/defineRecords';
import type { RecordAction } from '../../contract/records/recordActions';
import type { RecordField } from '../../contract/records/recordFields';

/** What has a call already. */
const reserved = ['list', 'show', 'read', 'create', 'edit', 'update', 'delete', 'remove', 'history'];

/** What an e-mail may name; of what a lookup refers to it has no text, and of a file none at all. */
const unnameable: readonly RecordField['kind'][] = ['lookup', 'file', 'custom'];

type Acted = Pick<RecordDeclaration, 'fields' | 'access' | 'belongsTo' | 'createdBy' | 'states' | 'actions'>;

/**
 * Tells what does not fit together in the states and actions of a plain resource; `functions` names the actions that have
 * a function in server/services/recordActions.
 */
export const actionProblems = (declaration: Acted, functions: readonly string[]): string[] => {
  const { actions = {} } = declaration;
  return [
    ...stateProblems(declaration),
    ...Object.entries(actions).flatMap(([name, action]) =>
      problemsOf(declaration, name, action, functions.includes(name)).map((problem) => `${name}: ${problem}`),
    ),
    ...functions
      .filter((name) => !Object.hasOwn(actions, name))
      .map((name) => `${name} has a function, and is no action`),
  ];
};

const stateProblems = ({ fields, createdBy, states, actions = {} }: Acted): string[] => {
  const problems = [];
  const creator = fields.find(({ source }) => source === createdBy);
  if (createdBy && !(creator?.kind === 'lookup' && creator.lookup.resource === 'users' && creator.readOnly))
    problems.push(`${createdBy} is no read-only lookup of users`);
  if (!states) return problems;
  const field = fields.find(({ source }) => source === states.field);
  if (field?.kind !== 'choice' || field.required !== true || !field.readOnly)
    return [...problems, `${states.field} is no required, read-only choice`];
  const moves = Object.values(actions).flatMap(({ move }) => move ?? []);
  const reached = new Set([states.first]);
  for (const _ of moves)
    for (const { from, to } of moves) if (from.some((state) => reached.has(state))) reached.add(to);
  const known = Object.keys(field.choices);
  return [
    ...problems,
    ...known.filter((state) => !reached.has(state)).map((state) => `nothing leads to ${state}`),
    ...[states.first, ...moves.flatMap(({ from, to }) => [...from, to])]
      .filter((state) => !known.includes(state))
      .map((state) => `${states.field} knows no ${state}`),
  ];
};

const problemsOf = (
  { fields, access, belongsTo, createdBy, states }: Acted,
  name: string,
  { move, reason, mail }: RecordAction,
  hasFunction: boolean,
): string[] => {
  const problems = [];
  if (reserved.includes(name) || fields.some(({ source }) => source === name)) problems.push('is taken');
  if (!access[name]) problems.push('has no row in contract/access.ts');
  if (move && !states) problems.push('moves records that have no states');
  if (!move && !hasFunction)
    problems.push('neither moves a record nor has a function in server/services/recordActions');
  const told = [mail?.subject, ...(mail?.paragraphs ?? []), mail?.page].join('\n');
  const kept = fields.find(({ source }) => source === reason?.storedIn);
  const isKept = (kept?.kind === 'text' || kept?.kind === 'longText') && kept.readOnly;
  if (reason?.storedIn && !(isKept && kept.maxLength >= reason.maxLength))
    problems.push(`${reason.storedIn} is no read-only text that is long enough for the reason`);
  if (reason && !reason.storedIn && !hasFunction && !told.includes('%{reason}'))
    problems.push('asks for a reason that nobody keeps or tells');
  if (mail?.to === 'owner' && !belongsTo) problems.push('sends mail to an owner: say belongsTo');
  if (mail?.to === 'creator' && !createdBy) problems.push('sends mail to a creator: say createdBy');
  const nameable = fields.filter(({ kind }) => !unnameable.includes(kind)).map(({ source }) => source);
  const known = ['id', ...(reason ? ['reason'] : []), ...(states ? ['state'] : []), ...nameable];
  for (const [, named = ''] of told.matchAll(/%\{(\w+)\}/g))
    if (!known.includes(named)) problems.push(`its mail names ${named}, of which there is no text`);
  return problems;
};
