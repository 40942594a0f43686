import { type SQL, sql } from 'drizzle-orm';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import type { Database } from '../../../../server/db/database';
import { rowsOf } from '../../../../server/db/rowsOf';
import { elementRequests } from '../../../../server/db/schema/elementRequests';
import { mailNotifications } from '../../../../server/db/schema/mailNotifications';
import { registeredFiles } from '../../../../server/db/schema/registeredFiles';
import { makeApplication, makeFile, makeOperator, makeProvider } from '../../../../tests/support/builders';
import {
  makeActive,
  makeMaintenanceRequest,
  makeNotificationEmail,
} from '../../../../tests/support/maintenance';
import { validNif } from '../../../../tests/support/nifs';
import { makePdf } from '../../../../tests/support/pdf';
import type { TestServer } from '../../../../tests/support/testServer';
import { makeClient } from '../clients';

/** Marks what another provider has: names, e-mails and the names of its files. */
export const mark = 'xyzzyalheio';
/** What its rows are numbered from, so that their ids are like no other number. */
const firstId = 710_000_000;
const ofOneTable = 100_000;
const anId = '^71[0-9]{7}$';
/** Tables that say who called, with the ids that were sent, and the large one of places. */
const ignored = ['addresses', 'audit_events', 'idempotency_keys', 'attempt_counters', 'reading_counters'];

/**
 * Makes a provider with everything that one can have; returns the ids of all its rows, the tax numbers of its citizens, its
 * system, and what tells whether any of its rows has changed.
 */
export const makeOtherProvider = async (server: TestServer) => {
  const { db } = server;
  const nifs = Array.from({ length: 12 }, (_, index) => validNif(4_444_400 + index));
  const [nif = '', studentNif = '', ...others] = nifs;
  const restore = await numberApart(db);
  const provider = await makeProvider(db, { name: 'Fora', username: `${mark}@example.pt` });
  const providerId = provider.id;
  await makeOperator(db, { parentId: providerId, username: `o.${mark}@example.pt` });
  const common = { providerId, fullName: mark, providerEmail: `e.${mark}@example.pt` };
  const [list] = await db
    .insert(registeredFiles)
    .values({
      providerId,
      filename: `${mark}.xlsx`,
      lineCount: 1,
      createdById: providerId,
      createdOn: new Date(),
    })
    .returning();
  for (const statusId of [
    applicationStatus.submitted,
    applicationStatus.eligible,
    applicationStatus.awaitsRegulator,
    applicationStatus.conflicting,
    applicationStatus.nonEligible,
  ]) {
    const { id } = await makeApplication(db, {
      ...common,
      statusId,
      fiscalNumber: others.pop() ?? nif,
      eligibilityNotificationSentDate: new Date(),
    });
    await makeFile(db, id, { filename: `${mark}.pdf`, content: makePdf(mark) });
    await makeApplication(db, { ...common, kind: 'recheck', recheckApplicationId: id, fiscalNumber: nif });
  }
  const { id } = await makeActive(db, providerId, {
    ...common,
    fiscalNumber: nif,
    isStudent: true,
    studentFullName: mark,
    studentFiscalNumber: studentNif,
  });
  await db.insert(elementRequests).values({
    applicationId: id,
    askedById: providerId,
    askedOn: new Date(),
    text: mark,
    dueDate: '2099-01-01',
  });
  await db.insert(mailNotifications).values({
    applicationId: id,
    to: common.providerEmail,
    subject: mark,
    body: mark,
    createdOn: new Date(),
  });
  await makeMaintenanceRequest(db, providerId, { ...common, registeredFileId: list?.id, fiscalNumber: nif });
  await makeNotificationEmail(db, providerId, `n.${mark}@example.pt`);
  const system = await makeClient(server, providerId, { name: mark });
  const idsFor = await idsApart(db);
  await restore();
  return { idsFor, nifs, system, fingerprint: () => fingerprintOf(db) };
};

/** Runs a statement of the catalogue; the columns are as it names them. */
const read = async <Row>(db: Database, statement: SQL): Promise<Row[]> =>
  rowsOf(await db.execute(statement)) as Row[];

const numberApart = async (db: Database): Promise<() => Promise<void>> => {
  const names = await read<{ name: string }>(
    db,
    sql`select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const before: { name: string; last: number; isCalled: boolean }[] = [];
  for (const [index, { name }] of names.entries()) {
    const [state] = await read<{ last: number; isCalled: boolean }>(
      db,
      sql`select last_value as last, is_called as "isCalled" from ${sql.identifier(name)}`,
    );
    if (state) before.push({ name, ...state });
    await db.execute(sql`select setval(${name}, ${firstId + index * ofOneTable})`);
  }
  return async () => {
    for (const { name, last, isCalled } of before)
      await db.execute(sql`select setval(${name}, ${last}, ${isCalled})`);
  };
};

const tablesWith = async (db: Database, column?: string): Promise<string[]> => {
  const tables = await read<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables one where table_schema = 'public'
      and table_type = 'BASE TABLE' and (${column ?? null}::text is null or exists (
        select from information_schema.columns where table_schema = 'public' and table_name = one.table_name
          and column_name = ${column ?? null} and data_type in ('integer', 'bigint')))
      order by 1`,
  );
  return tables.map(({ name }) => name).filter((name) => !ignored.includes(name));
};

/** The table that a field's name speaks of. */
const tableOf: readonly (readonly [RegExp, string])[] = [
  [/file/i, 'files'],
  [/application/i, 'applications'],
  [/provider|user/i, 'users'],
];

const idsApart = async (db: Database): Promise<(field: string) => readonly number[]> => {
  const ids: Record<string, number[]> = {};
  for (const table of await tablesWith(db, 'id')) {
    const found = await read<{ id: number }>(
      db,
      sql`select id from ${sql.identifier(table)} where id >= ${firstId} order by id`,
    );
    ids[table] = found.map(({ id }) => Number(id));
  }
  const all = Object.values(ids).flat();
  return (field) => ids[tableOf.find(([name]) => name.test(field))?.[1] ?? ''] ?? all;
};

/** Returns what is in the rows that refer to the provider's rows or hold its marks; not in ours that hold a number as sent. */
const fingerprintOf = async (db: Database): Promise<string> => {
  const refers = sql`exists (
    select from jsonb_each_text(to_jsonb(one)) where key ~ 'id$' and value ~ ${anId} or value like ${`%${mark}%`})`;
  const parts = (await tablesWith(db)).map(
    (table) => sql`select ${table} as name, count(*)::int as rows,
        md5(string_agg(one::text, ' ' order by one::text)) as digest
      from ${sql.identifier(table)} one where ${refers}`,
  );
  const all = sql.join(parts, sql` union all `);
  return JSON.stringify(rowsOf(await db.execute(sql`${all} order by name`)), null, 1);
};
