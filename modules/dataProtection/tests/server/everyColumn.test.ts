import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import type { Database } from '../../../../server/db/database';
import type { DataColumn, TableData } from '../../../../server/db/dataOf';
import { personalData } from '../../../../server/db/personalData/personalData';
import { rowsOf } from '../../../../server/db/rowsOf';
import { holds } from '../../../../server/db/schema/holds';
import { type ActionStage, actionStage } from '../../../../tests/support/actionStage';
import { makeAdministrator, makeApplication } from '../../../../tests/support/builders';
import { validNif } from '../../../../tests/support/nifs';
import { askPersonFile, fetchPersonFile } from '../../contract/dataProtectionCalls';
import { erasePerson, previewErasure } from '../../contract/erasureCalls';

const fullName = 'Zulmira Quitéria São-João';
const fiscalNumber = validNif(9_123_456);
const [one, two, three] = [0, 3, 6].map((at) => fiscalNumber.slice(at, at + 3));
/** Each text tells of the person in another of these. */
const spellings = [
  fiscalNumber,
  `${one} ${two} ${three}`,
  `${one}.${two}.${three}`,
  `PT${one}-${two}-${three}`,
  fullName,
  'ZULMIRA QUITERIA SAO JOAO',
  'zulmira  quitéria são joão',
  'Zulmira Quite\u0301ria\nSão João',
  `${one}\n${two}\u2009${three}`,
];
/** What is found of the person by nothing but letters and digits. */
const bare = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
const wanted = [fiscalNumber, bare(fullName)];

/** Which table had each row, and the mark in it. */
interface Marked {
  readonly data: TableData;
  readonly column: DataColumn;
  readonly mark: string;
}

const markOf = (data: TableData, { name }: DataColumn) => `marca ${bare(`${data.name} ${name}`)}`;
const markable = /^(text|jsonb?)$/;

/** What the rows of some tables must have for their checks. */
const needed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  files: { content: new Uint8Array([1]) },
  record_files: { content: new Uint8Array([1]) },
  holds: { endedOn: new Date(), endedById: 1 },
  approvals: { state: 'refused' },
  element_requests: { endedOn: new Date() },
  record_versions: { resource: 'decisionTexts' },
};

let number = 0;

/** Returns a value that a column takes. */
const valueFor = async (db: Database, table: PgTable, column: PgColumn): Promise<unknown> => {
  const reference = getTableConfig(table)
    .foreignKeys.map((key) => key.reference())
    .find(({ columns }) => columns.includes(column));
  if (reference) {
    const [foreign] = reference.foreignColumns;
    if (!foreign) throw new Error('A reference has no column');
    const read = () => db.select({ value: foreign }).from(foreign.table).limit(1);
    const referred = personalData.find((data) => data.table === foreign.table);
    if ((await read()).length === 0 && referred) await insertRow(db, referred, {});
    return (await read())[0]?.value;
  }
  number += 1;
  if (column.enumValues && column.enumValues.length > 0) return column.enumValues[0];
  const type = column.getSQLType();
  if (type === 'text') return `${number}`;
  if (type.endsWith('[]')) return [];
  if (type === 'uuid') return crypto.randomUUID();
  if (type === 'date') return '2026-03-02';
  if (type === 'boolean') return true;
  if (type.startsWith('json')) return {};
  if (type.startsWith('timestamp')) return new Date('2026-03-02T10:00:00Z');
  if (type === 'bytea') return new Uint8Array([number]);
  return number;
};

/** Inserts a row with these values, and with whatever else the table asks for. */
const insertRow = async (db: Database, data: TableData, values: Readonly<Record<string, unknown>>) => {
  const { table } = data;
  const row: Record<string, unknown> = { ...needed[data.name], ...values };
  for (const [name, column] of Object.entries(getTableColumns(table)) as [string, PgColumn][])
    if (!(name in row) && column.notNull && !column.hasDefault && !column.generatedIdentity)
      row[name] = await valueFor(db, table, column);
  await db.insert(table).values(row);
};

const textIn = ({ column }: DataColumn, text: string) =>
  column.getSQLType() === 'text' ? text : { deep: [{ text }] };

/** Returns the tables, with the row, in which something that is bare tells of the person, or has a mark. */
const rowsWith = async (db: Database, bareWords: readonly string[]) => {
  const tables = rowsOf(
    await db.execute(sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`),
  ) as { name: string }[];
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = rowsOf(await db.execute(sql`select t::text as row from ${sql.identifier(name)} t`)) as {
      row: string;
    }[];
    for (const { row } of rows)
      for (const word of bareWords) if (bare(row).includes(word)) found.push(`${word} in ${name}`);
  }
  return found;
};

let stage: ActionStage;
let own: number;
let other: number;
beforeAll(async () => {
  stage = await actionStage(new Date('2026-11-26T10:00:00Z'));
  const ended = { statusId: status.nonEligible, createdOn: new Date('2026-03-02T10:00:00Z') };
  own = (await makeApplication(stage.db, { ...ended, fullName, fiscalNumber })).id;
  other = (await makeApplication(stage.db, { ...ended, fullName: 'Belmiro Raposo' })).id;
}, 60_000);
afterAll(() => stage.server.close());

const ofRequest = ({ ofRequest: owner, name }: TableData, id: number) => {
  if (name === 'jobs') return {};
  return typeof owner === 'string' && name !== 'holds' ? { [owner]: id } : {};
};

/** Puts what tells of the person into every column that people write, in rows of others. */
const mention = async (): Promise<Marked[]> => {
  const marked: Marked[] = [];
  for (const data of personalData)
    for (const column of data.columns.filter(({ isWritten }) => isWritten)) {
      const mark = markOf(data, column);
      const text = `${mark}: ${spellings[marked.length % spellings.length]}, e mais`;
      // Rows of others that are nobody's request are by another NIF.
      const owner = data.name === 'holds' ? { fiscalNumber: validNif(9_222_222) } : ofRequest(data, other);
      await insertRow(stage.db, data, { ...owner, [column.name]: textIn(column, text) });
      marked.push({ data, column, mark });
    }
  return marked;
};

/** Puts a mark that tells of nobody into every column that ends with the person, in rows of theirs. */
const markOwn = async (): Promise<Marked[]> => {
  const marked: Marked[] = [];
  for (const data of personalData) {
    // Documents, and files of persons while they are encrypted, have tests of their own.
    if (data.endedBy === 'documents' || data.endedBy === 'request' || data.name === 'person_file_pieces')
      continue;
    const columns = data.columns.filter(
      ({ erased, column }) =>
        (erased === 'overwritten' || erased === 'deleted') &&
        markable.test(column.getSQLType()) &&
        !(column.enumValues && column.enumValues.length > 0),
    );
    const [person] = data.ofPerson ?? (data.name === 'person_files' ? ['fiscalNumber'] : []);
    const values: Record<string, unknown> = person ? { [person]: fiscalNumber } : ofRequest(data, own);
    for (const column of columns) {
      if (column.name === person) continue;
      const mark = `propria ${markOf(data, column)}`;
      values[column.name] = data.name === 'jobs' ? { applicationId: own, text: mark } : textIn(column, mark);
      marked.push({ data, column, mark });
    }
    if (columns.length > 0) await insertRow(stage.db, data, values);
  }
  return marked;
};

describe('what is held of a person, in every column of the schema', () => {
  it('is shown in the preview and in the file, and is nowhere once the person is erased', async () => {
    const { db, administrator } = stage;
    const mentions = await mention();
    expect(mentions.length).toBeGreaterThan(20);
    const marks = mentions.map(({ mark }) => mark);

    const plan = await administrator.answer(previewErasure, { fiscalNumber });
    expect(plan.requests.map(({ id }) => id)).toEqual([own]);
    const shown = plan.mentions.map(({ text }) => text).join();
    expect(marks.filter((mark) => !shown.includes(mark))).toEqual([]);
    expect(plan.mentionCount).toBe(marks.length);
    expect(plan.savedSearches).toBe(2);

    const personFileId = await administrator.answer(askPersonFile, { fiscalNumber, reason: 'Carta.' });
    await stage.server.work();
    const sent = await administrator.send(fetchPersonFile, { personFileId });
    expect(sent.status).toBe(200);
    const files = unzipSync(new Uint8Array(await sent.arrayBuffer()));
    for (const path of ['dados.json', 'dados.html']) {
      const content = strFromU8(files[path] ?? new Uint8Array());
      // Work and answers of before may have ended while the file was made.
      const left = marks.filter((mark) => !/ (jobs|idempotencykeys)/.test(mark));
      expect(
        left.filter((mark) => !content.includes(mark)),
        path,
      ).toEqual([]);
    }

    const owned = await markOwn();
    expect(owned.length).toBeGreaterThan(15);
    expect((await rowsWith(db, wanted)).length).toBeGreaterThan(marks.length / 2);
    expect(await administrator.answer(erasePerson, { fiscalNumber, reason: 'Pedido do titular.' })).toEqual({
      erased: 1,
      kept: 0,
    });
    expect(await rowsWith(db, wanted)).toEqual([]);
    expect(
      await rowsWith(
        db,
        owned.map(({ mark }) => bare(mark)),
      ),
    ).toEqual([]);
    // What else was written of others is still there.
    const kept = mentions.filter(({ data }) => !data.goesIfMentioned).map(({ mark }) => bare(mark));
    const there = await rowsWith(db, kept);
    expect(kept.filter((mark) => !there.some((found) => found.startsWith(`${mark} in`)))).toEqual([]);
  }, 60_000);
});

describe('what people wrote of a person in what is kept of others', () => {
  const written = (text: string) =>
    personalData
      .filter(({ name }) => name === 'application_notes')
      .map((data) => insertRow(stage.db, data, { applicationId: other, text }))[0];
  const noteOf = (nif: string) => `Vizinha, NIF ${nif}`;

  it('stays where somebody decides so, and is erased where nothing but that is held', async () => {
    const { administrator, db } = stage;
    const nif = validNif(9_123_457);
    await written(noteOf(nif));
    const order = { fiscalNumber: nif, reason: 'Pedido da pessoa.' };
    expect((await administrator.refusal(erasePerson, { ...order, keepsMentions: true })).status).toBe(400);
    expect(await rowsWith(db, [nif])).toHaveLength(1);
    expect(await administrator.answer(erasePerson, order)).toEqual({ erased: 0, kept: 0 });
    expect(await rowsWith(db, [nif])).toEqual([]);
    expect((await administrator.refusal(erasePerson, order)).status).toBe(400);
  });

  it('stays in a request that is held, and the preview says so', async () => {
    const { administrator, db } = stage;
    const nif = validNif(9_123_458);
    await written(noteOf(nif));
    const { id } = await makeAdministrator(db);
    const hold = { reason: 'Processo.', createdById: id, createdOn: new Date() };
    await db.insert(holds).values({ ...hold, applicationId: other });
    const { mentions } = await administrator.answer(previewErasure, { fiscalNumber: nif });
    expect(mentions).toEqual([
      { what: 'notas internas', applicationId: other, text: noteOf(nif), fate: 'held' },
    ]);
    expect((await administrator.refusal(erasePerson, { fiscalNumber: nif, reason: 'Pedido.' })).status).toBe(
      400,
    );
  });

  it('is not taken for the person where the request is of somebody of the same name', async () => {
    const { administrator, db } = stage;
    const ended = { statusId: status.nonEligible, fullName: 'Ana Comum', createdOn: new Date() };
    const nif = validNif(9_123_459);
    await makeApplication(db, { ...ended, fiscalNumber: nif });
    const namesake = await makeApplication(db, ended, { nonEligibleReason: 'A Ana Comum não provou.' });
    const { mentions } = await administrator.answer(previewErasure, { fiscalNumber: nif });
    expect(mentions.filter(({ applicationId }) => applicationId === namesake.id)).toEqual([]);
    await administrator.answer(erasePerson, { fiscalNumber: nif, reason: 'Pedido.' });
    expect(await rowsWith(db, ['aanacomumnaoprovou'])).toHaveLength(1);
  });
});

describe('the reason of an erasure', () => {
  it.each([
    ...spellings,
    'ZULMIRA QUITERIA SÃO JOÃO pediu',
    `NIF ${validNif(1_234_567).replace(/(...)(...)/, '$1 $2 ')}`,
    '123456789012',
  ])('does not take %j', async (told) => {
    const nif = validNif(9_123_460);
    await makeApplication(stage.db, { statusId: status.nonEligible, fiscalNumber: nif, fullName });
    const refusal = await stage.administrator.refusal(erasePerson, {
      fiscalNumber: nif,
      reason: told.replaceAll(fiscalNumber, nif),
    });
    expect(refusal).toMatchObject({ status: 400, message: expect.stringContaining('não pode conter') });
  });

  it.each(['Pedido de 26/11/2026, processo 14.', 'Processo 2026/1234-5', 'Carta de 2026-11-26 14:30'])(
    'takes %j',
    async (reason) => {
      const nif = validNif(9_123_461);
      await makeApplication(stage.db, { statusId: status.nonEligible, fiscalNumber: nif, fullName });
      expect(await stage.administrator.answer(erasePerson, { fiscalNumber: nif, reason })).toMatchObject({
        erased: 1,
      });
    },
  );
});
