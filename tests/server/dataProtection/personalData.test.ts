import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { personalData } from '../../../server/db/personalData';
import { impersonalColumns } from './impersonalColumns';

const modules = import.meta.glob<Record<string, unknown>>('../../../server/db/schema/*.ts', { eager: true });

const tables = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, PgTable] => is(entry[1], PgTable));

const columnsOf = (inventory: object, table: string): string[] => {
  const columns: object = Reflect.get(inventory, table) ?? {};
  return Array.isArray(columns) ? columns : Object.keys(columns);
};

describe('the inventory of personal data', () => {
  it.each(tables)(
    '%s: each column is listed in personalData or impersonalColumns, and once',
    (name, table) => {
      const listed = [...columnsOf(personalData, name), ...columnsOf(impersonalColumns, name)];
      expect(listed.toSorted(), `say what the columns of ${name} tell of whom`).toEqual(
        Object.keys(getTableColumns(table)).toSorted(),
      );
    },
  );

  it('lists no table that is gone', () => {
    const names = tables.map(([name]) => name);
    expect(
      [...Object.keys(personalData), ...Object.keys(impersonalColumns)].filter(
        (name) => !names.includes(name),
      ),
    ).toEqual([]);
  });

  it('does not keep what names a citizen when the requests are erased', () => {
    const naming = ['name', 'fiscalNumber', 'notes', 'questions', 'reasons', 'income', 'mails'];
    const kept = Object.entries(personalData).flatMap(([table, columns]) =>
      Object.entries(columns)
        .filter(([, { of, what, erased }]) => of === 'citizen' && naming.includes(what) && erased === 'kept')
        .map(([column]) => `${table}.${column}`),
    );
    expect(kept).toEqual([]);
  });
});
