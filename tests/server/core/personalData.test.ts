import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { fixedTerms, retentionOrder } from '../../../contract/rules/retention';
import { dataOf } from '../../../server/db/dataOf';
import { columnOf, impersonal } from '../../../server/db/personalColumn';
import { personalData } from '../../../server/db/personalData/personalData';
import { applicationNotes } from '../../../server/db/schema/applicationNotes';

const modules = import.meta.glob<Record<string, unknown>>('../../../server/db/schema/*.ts', { eager: true });

const tables = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, PgTable] => is(entry[1], PgTable));

const columns = personalData.flatMap((data) =>
  data.columns.map((row) => ({ ...row, data, full: `${data.name}.${row.name}` })),
);

describe('the inventory of personal data', () => {
  it.each(tables)('has %s, once: a new table is one more of server/db/personalData', (_, table) => {
    expect(personalData.filter((data) => data.table === table)).toHaveLength(1);
  });

  it('takes every column, and none that nothing would end', () => {
    const note = columnOf('citizen', 'eligibility', 'requests')('notes', 'deleted');
    const kept = columnOf('user', 'evidence', 'requests')('author', 'kept');
    const keys = impersonal('id', 'applicationId', 'authorId');
    // @ts-expect-error -- a column is left out
    dataOf(applicationNotes, { ...keys, text: note }, { ofRequest: 'applicationId' });
    expect(() => dataOf(applicationNotes, { ...keys, createdOn: note, text: note })).toThrow('createdOn');
    expect(() =>
      dataOf(applicationNotes, { ...keys, createdOn: kept, text: note }, { ofRequest: 'applicationId' }),
    ).toThrow('createdOn: nothing does what the inventory says');
    const moment = columnOf('citizen', 'eligibility', 'requests')('notes', 'overwritten');
    expect(() =>
      dataOf(applicationNotes, { ...keys, createdOn: moment, text: moment }, { ofRequest: 'applicationId' }),
    ).toThrow('createdOn');
  });

  it('names columns that are there, by the names of the schema', () => {
    const gone = columns.filter(({ data, name }) => !(name in getTableColumns(data.table)));
    expect(gone.map(({ full }) => full)).toEqual([]);
  });

  it('does not keep what names a citizen when the requests are erased', () => {
    const naming = ['name', 'fiscalNumber', 'notes', 'questions', 'reasons', 'income', 'mails'];
    const kept = columns.filter(
      ({ of, what, erased }) => of === 'citizen' && naming.includes(what) && erased === 'kept',
    );
    expect(kept.map(({ full }) => full)).toEqual([]);
  });

  it('gives to the period of requests and documents only what ends with requests', () => {
    const untrue = columns.filter(
      ({ period, erased, data }) =>
        (period === 'requests' || period === 'documents') &&
        erased !== 'kept' &&
        !(data.ofRequest ?? data.endedBy),
    );
    expect(untrue.map(({ full }) => full)).toEqual([]);
  });

  it('has something for every period, and a period for everything', () => {
    const used = new Set<string>(columns.map(({ period }) => period));
    const known: readonly string[] = [...retentionOrder, ...fixedTerms];
    expect(known.filter((name) => !used.has(name))).toEqual([]);
    expect([...used].filter((name) => !known.includes(name))).toEqual([]);
    expect(retentionOrder.filter((kind) => !used.has(kind))).toEqual([]);
  });
});
