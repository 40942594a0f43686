import { and, type Column, eq, type SQL } from 'drizzle-orm';
import type { RecordDeclaration } from '../../../contract/records/defineRecords';
import type { LookupField } from '../../../contract/records/recordChoices';
import { userStatus, userType } from '../../../contract/rules/userTypes';
import { declarationOf, type RecordSource } from '../../db/schema/recordTable';
import { users } from '../../db/schema/users';
import type { Actor } from '../context/serviceContext';
import { columnAt, ownRecords } from './recordConditions';
import { columnsOf, type RecordColumns, sourceNamed } from './recordSources';

/** Where the records are that a lookup refers to. */
interface LookupTarget {
  readonly source: RecordSource;
  readonly columns: RecordColumns;
  /** The columns that a lookup may show. */
  readonly texts: readonly string[];
  /** Matches those that an actor may refer to. */
  readonly visible: (actor: Actor) => SQL | undefined;
  /** Matches those that are offered for a new choice; all when absent. */
  readonly offered?: SQL;
}

/** Returns where the records of a lookup are; undefined if this server has no table or view of them. */
export const lookupTarget = (
  { belongsTo }: RecordDeclaration,
  { source: field, lookup: { resource } }: LookupField,
): LookupTarget | undefined => {
  const kind = people[resource];
  if (kind) return peopleTarget(field === belongsTo ? { ...kind, provider: users.id } : kind);
  const source = sourceNamed(resource);
  const declaration = declarationOf(source);
  if (!source || !declaration) return undefined;
  const columns = columnsOf(source);
  return {
    source,
    columns,
    texts: declaration.fields.flatMap((one) => ('maxLength' in one ? [one.source] : [])),
    visible: (actor) => ownRecords(declaration, columns, actor),
  };
};

/**
 * Returns where the records of a lookup with `namesOnly` are, with the columns of id and text alone.
 * @throws {Error} naming the field, if this server has no such records, or they have no such text
 */
export const namedTarget = (declaration: RecordDeclaration, field: LookupField): LookupTarget => {
  const { resource, text } = field.lookup;
  const target = lookupTarget(declaration, field);
  if (!target?.texts.includes(text))
    throw new Error(`${declaration.name}.${field.source}: this server has no ${text} of ${resource}`);
  const { columns } = target;
  return { ...target, columns: { id: columnAt(columns, 'id'), [text]: columnAt(columns, text) } };
};

/** A kind of people, all of whom are kept in the table of users. */
interface People {
  readonly typeId: number;
  /** What they are known by. */
  readonly text: 'name' | 'username';
  /** The provider to which others than the regulator are held; no one when absent. */
  readonly provider?: Column;
}

const people: Readonly<Record<string, People>> = {
  users: { typeId: userType.administrator, text: 'username' },
  providers: { typeId: userType.provider, text: 'name' },
  userProviders: { typeId: userType.operator, text: 'username', provider: users.parentId },
};

const peopleTarget = ({ typeId, text, provider }: People): LookupTarget => ({
  source: users,
  columns: { id: users.id, [text]: users[text] },
  texts: [text],
  visible: ({ role, providerId }) =>
    and(
      eq(users.userTypeId, typeId),
      // No provider has an id below 1.
      provider && role !== 'Administrator' ? eq(provider, providerId ?? -1) : undefined,
    ),
  offered: eq(users.userStatusId, userStatus.active),
});
