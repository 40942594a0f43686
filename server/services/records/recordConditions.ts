import { and, asc, desc, eq, gte, inArray, lte, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { RecordDeclaration } from '../../../contract/records/defineRecords';
import type { RecordField } from '../../../contract/records/recordFields';
import { type RecordQuery, searchedByWords, words } from '../../../contract/records/recordQuery';
import { endOfLisbonDay, startOfLisbonDay } from '../../../contract/rules/lisbonDay';
import { ownConditions, type RecordSource } from '../../db/schema/recordTable';
import { caseFolded, containing } from '../../lib/containing';
import { hashOfSought } from '../../lib/hashOfSought';
import type { Actor, ServiceContext } from '../context/serviceContext';
import type { RecordColumns } from './recordSources';

/**
 * Matches the records that an actor may see at all: provider and operator see those of their provider, if
 * records belong to one.
 */
export const ownRecords = (
  { belongsTo }: RecordDeclaration,
  columns: RecordColumns,
  actor: Actor,
): SQL | undefined =>
  belongsTo === undefined || actor.role === 'Administrator'
    ? undefined
    : // No provider has an id below 1.
      eq(columnAt(columns, belongsTo), actor.providerId ?? -1);

/** Builds the conditions of a list's filters. Their names were checked: no others reach a statement. */
export const filterConditions = async (
  { auditKey }: Pick<ServiceContext, 'auditKey'>,
  declaration: RecordDeclaration,
  table: RecordSource,
  columns: RecordColumns,
  filter: RecordQuery['filter'],
): Promise<SQL | undefined> => {
  const { fields } = declaration;
  const own = ownConditions(table);
  const hashOf = auditKey && ((nif: string) => hashOfSought(auditKey, nif));
  const matchOf = async (field: RecordField | undefined, source: string, value: unknown) =>
    (await own[source]?.(value, hashOf)) ?? matches(field, columnAt(columns, source), value);
  const conditions = Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .map(async ([name, value]) => {
      const texts = name === words ? searchedByWords(declaration) : [];
      if (texts.length > 0)
        return or(...(await Promise.all(texts.map((field) => matchOf(field, field.source, value)))));
      const [, source = name, bound] = /^(.+)_(gte|lte)$/.exec(name) ?? [];
      const field = fields.find((one) => one.source === (bound ? source : name));
      const column = columnAt(columns, bound ? source : name);
      if (bound) return isWithin(field, column, bound, value);
      const matching = (one: unknown) => matchOf(field, source, one);
      if (!Array.isArray(value)) return matching(value);
      const [first, ...others] = await Promise.all(value.map(matching));
      // A list without values matches nothing.
      return first ? or(first, ...others) : inArray(column, []);
    });
  return and(...(await Promise.all(conditions)));
};

/** Builds the order of a list; ties are broken by id, so that no page repeats a record. */
export const recordOrder = (
  { fields }: RecordDeclaration,
  columns: RecordColumns,
  [source, order]: RecordQuery['sort'],
): SQL[] => {
  const direction = order === 'ASC' ? asc : desc;
  const field = fields.find((one) => one.source === source);
  const column = columnAt(columns, source);
  const byId = direction(columnAt(columns, 'id'));
  if (source === 'id') return [byId];
  return [direction(field && isText(field) ? caseFolded(column) : column), byId];
};

/** Returns the column of a field; throws, naming it, if there is none. */
export const columnAt = (columns: RecordColumns, source: string): AnyPgColumn => {
  const column = Object.hasOwn(columns, source) ? columns[source] : undefined;
  if (!column) throw new Error(`The table has no column for ${source}`);
  return column;
};

const isText = ({ kind }: RecordField) => kind === 'text' || kind === 'longText' || kind === 'email';

/** Returns noon of a day, which lies within that day in Portugal in every season. */
const noonOf = (day: unknown) => new Date(`${String(day)}T12:00:00Z`);

const matches = (field: RecordField | undefined, column: AnyPgColumn, value: unknown): SQL | undefined => {
  if (field && isText(field)) return containing(column, String(value));
  if (field?.kind !== 'moment') return eq(column, value);
  return and(gte(column, startOfLisbonDay(noonOf(value))), lte(column, endOfLisbonDay(noonOf(value))));
};

const isWithin = (
  field: RecordField | undefined,
  column: AnyPgColumn,
  bound: string,
  value: unknown,
): SQL => {
  const isMoment = field?.kind === 'moment';
  return bound === 'gte'
    ? gte(column, isMoment ? startOfLisbonDay(noonOf(value)) : value)
    : lte(column, isMoment ? endOfLisbonDay(noonOf(value)) : value);
};
