import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../server/db/database';
import type { TableData } from '../../../../server/db/dataOf';
import { dataProtectionTexts } from '../declared/texts';
import { discardPersonFiles, mentionsPiece } from './discardPersonFiles';
import { endRowsOfPersons } from './endRows';
import { findMentions, isRow, type MentioningRow, mapTexts } from './findMentions';
import { type NamedPerson, withoutMentions } from './personFinder';

/** What becomes of what people wrote of a person in what is kept of others. */
export interface MentionOptions {
  /** Whether somebody decided to leave it; what goes as a whole, such as a saved search, goes all the same. */
  readonly keepsMentions?: boolean | undefined;
}

/**
 * Removes what the inventory says is about persons, and whatever people wrote of them elsewhere, by NIF or whole name in every
 * spelling: the row if the inventory says so, else the words that tell of them. What belongs to a request that is held stays.
 */
export const eraseMentions = async (
  db: Database,
  persons: readonly NamedPerson[],
  { keepsMentions = false }: MentionOptions = {},
): Promise<void> => {
  if (persons.length === 0) return;
  await endRowsOfPersons(
    db,
    persons.map(({ nif }) => nif),
  );
  const changed = new Set<number>();
  for await (const row of findMentions(db, persons)) {
    if (row.isHeld || (keepsMentions && !row.data.goesIfMentioned)) continue;
    if (row.data.goesIfMentioned) await db.delete(row.data.table).where(isRow(row));
    else await overwriteMentions(db, row);
    changed.add(row.applicationId ?? mentionsPiece);
  }
  // What was gathered of them for another person tells it still.
  if (changed.size > 0) await discardPersonFiles(db, { applicationIds: [...changed, mentionsPiece] });
};

/** Overwrites the words of a row that tell of a person, as it is once nobody else is changing it. */
const overwriteMentions = async (db: Database, row: MentioningRow): Promise<void> => {
  const { data, key, texts, find } = row;
  const columns = Object.fromEntries(texts.map(({ column }) => [column.name, column.column]));
  await db.transaction(async (tx) => {
    const [now] = await tx.select(columns).from(data.table).where(isRow(row)).for('update');
    if (!now) return;
    const values = Object.entries(now).map(([name, value]) => {
      const left = mapTexts(value, (text) => withoutMentions(text, find(text), dataProtectionTexts.mention));
      return [
        name,
        isUnique(data, name) && left !== value ? `${left} ${Object.values(key).join(' ')}` : left,
      ];
    });
    await tx.update(data.table).set(Object.fromEntries(values)).where(isRow(row));
  });
};

/** Whether no two rows may have the same value, as two might when what told them apart is gone. */
const isUnique = ({ table }: TableData, name: string): boolean => {
  const column = Reflect.get(table, name);
  return getTableConfig(table).uniqueConstraints.some(({ columns }) => columns.includes(column));
};
