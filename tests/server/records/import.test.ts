import { desc, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ImportAnswer } from '../../../contract/records/recordImport';
import { rowsOf } from '../../../server/db/rowsOf';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { cellOf, valuesOf } from '../../support/workbooks';
import { csvFile, importedFile, importRefusal, importRows, workbookFile } from './importStage';
import { recordStage } from './recordStage';

type Stage = Awaited<ReturnType<typeof recordStage>>;
type Send = Awaited<ReturnType<Stage['as']>>;

let stage: Stage;
let operator: Send;
let stranger: Send;

beforeAll(async () => {
  stage = await recordStage();
  operator = await stage.as('operador@netatlantico.example.pt');
  stranger = await stage.as('operador@fibrasul.example.pt');
});
afterEach(async () => {
  await stage.db.delete(stage.table);
});
afterAll(() => stage.server.close());

const attempt = (body: object) => operator('POST', '/import', body);
const stored = () => stage.db.select().from(stage.table).orderBy(stage.table.id);
const markedBytes = (answer: ImportAnswer) => Buffer.from(answer.marked?.file ?? '', 'base64');
const lastAudit = async () => {
  const [event] = await stage.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
  return event;
};

describe('every error is told by row and column before anything is stored', () => {
  const wrong = () =>
    workbookFile(
      ['Título', 'NIF', 'Peso', 'Custo', 'Dia', 'Aberta', 'Estado', 'Autor'],
      ['Certo', '123456789', 7, 1, '29/03/2026', 'Sim', 'Nova', 1],
      [undefined, '12', 1001, '1,234', '31/02/2026', 'talvez', 'Perdida', 2_000_000],
      ['Um título muito comprido', undefined, 'muito', undefined, 46000],
      ['certo', undefined],
      ['Certo', undefined],
    );

  it('and nothing is', async () => {
    await operator('POST', '', { title: 'certo' });
    const answer = await importRows(operator, { file: wrong(), mode: 'check' });
    expect(answer).toMatchObject({ success: false, rows: 5, good: 1, created: 0, errorCount: 13 });
    expect(answer.errors.map(({ row, column, message }) => `${column}${row} ${message}`)).toEqual([
      'A3 Campo obrigatório.',
      'B3 NIF inválido',
      'C3 No máximo 1000.',
      'D3 Valor inválido. Utilize algarismos e, no máximo, duas casas decimais.',
      'E3 Data inválida. Utilize o formato DD/MM/AAAA.',
      'F3 Indique Sim ou Não.',
      'G3 Indique um destes valores: Nova, Fechada.',
      'H3 Não existe um registo com este número ou nome.',
      'A4 Máximo de 20 caracteres.',
      'C4 Indique um número inteiro.',
      'E4 Data inválida. Utilize o formato DD/MM/AAAA.',
      'A5 Já existe um registo com este valor.',
      'A6 Valor repetido no ficheiro (linha 2).',
    ]);
    expect(await stored()).toHaveLength(1);
    expect(await lastAudit()).toMatchObject({
      action: 'uploadChecked',
      subject: 'complaintsOfTests',
      detail: { rows: 5, wrong: 4, created: 0 },
    });
    expect(JSON.stringify(await lastAudit())).not.toMatch(/Certo/);
  });

  it('in the same file, which comes back marked and can be sent again', async () => {
    const answer = await importRows(operator, {
      file: { ...wrong(), filename: '../../lista.xlsx' },
      mode: 'check',
      isMarked: true,
    });
    expect(answer.marked?.name).toBe('lista-erros.xlsx');
    const rows = valuesOf(markedBytes(answer));
    expect(rows).toHaveLength(6);
    expect(rows[0]?.[8]).toBe('Erros');
    expect(rows[2]?.[8]).toContain('Campo obrigatório. NIF inválido');
    expect(rows[1]?.[8]).toBeUndefined();
    expect(cellOf(markedBytes(answer), 3, 2)).toMatchObject({ t: 's', v: '12' });
    const again = await importRows(operator, { file: importedFile(markedBytes(answer)), mode: 'check' });
    expect(again.errorCount).toBe(answer.errorCount);
    expect(again.columns[8]).toEqual({ heading: 'Erros', field: null });
  });

  it('days and amounts that a spreadsheet shows in its own way are the same in the marked file', async () => {
    const file = workbookFile(
      ['Título', 'Dia', 'Momento', 'Custo'],
      ['Um', new Date(Date.UTC(2026, 2, 4)), new Date(Date.UTC(2026, 2, 4, 15, 30)), 1234.5],
      ['Um', undefined],
    );
    const marked = await importRows(operator, { file, mode: 'check', isMarked: true });
    expect(valuesOf(markedBytes(marked))[1]).toEqual(['Um', '04/03/2026', '04/03/2026 15:30', 1234.5]);
  });

  it('all or nothing: a wrong row stores none, and the same key may try again', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const file = csvFile('Título;Peso\nUm;1\nDois;x\n');
    expect(await importRows(operator, { file, mode: 'all' }, key)).toMatchObject({
      success: false,
      good: 1,
      created: 0,
    });
    expect(await stored()).toEqual([]);
    expect(await importRows(operator, { file, mode: 'all' }, key)).toMatchObject({ success: false });
  });

  it('the good ones: the others come back alone, marked', async () => {
    const file = csvFile('Título;Peso\nUm;1\nDois;x\nTrês;3\nQuatro;y\n');
    const answer = await importRows(operator, { file, mode: 'good', isMarked: true });
    expect(answer).toMatchObject({ success: true, rows: 4, good: 2, created: 2, errorCount: 2 });
    expect((await stored()).map(({ title }) => title)).toEqual(['Um', 'Três']);
    expect(valuesOf(markedBytes(answer))).toEqual([
      ['Título', 'Peso', 'Erros'],
      ['Dois', 'x', 'Indique um número inteiro.'],
      ['Quatro', 'y', 'Indique um número inteiro.'],
    ]);
  });
});

describe('what is stored', () => {
  it('is stored once, however often it is sent with its key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = { file: csvFile('Título;Peso\nUm;1\nDois;x\n'), mode: 'good', isMarked: true };
    const first = await importRows(operator, body, key);
    const second = await importRows(operator, body, key);
    expect(second).toEqual(first);
    expect(await stored()).toHaveLength(1);
  });

  it('belongs to the provider of who imports it, and the audit names its ids', async () => {
    await importRows(operator, { file: csvFile('Título\nUm\nDois\n'), mode: 'all' });
    const records = await stored();
    const ids = records.map(({ id }) => id);
    expect(await lastAudit()).toMatchObject({
      action: 'import',
      subject: 'complaintsOfTests',
      subjectId: null,
      detail: {
        rows: 2,
        wrong: 0,
        created: 2,
        ids: `${ids[0]}-${ids[1]}`,
      },
    });
    expect((await operator('GET', `/${ids[0]}`)).status).toBe(200);
    expect((await stranger('GET', `/${ids[0]}`)).status).toBe(404);
    const taken = await importRows(stranger, { file: csvFile('Título\nUm\n'), mode: 'check' });
    expect(taken.errors).toMatchObject([{ row: 2, message: 'Já existe um registo com este valor.' }]);
  });

  it('10,000 rows are stored in one transaction, 10,001 are refused', { timeout: 60_000 }, async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => `T${n};${n % 1000};29/03/2026`);
    const many = csvFile(`Título;Peso;Dia\n${rows.join('\n')}\n`);
    const begun = Date.now();
    expect(await importRows(operator, { file: many, mode: 'all' })).toMatchObject({
      rows: 10_000,
      created: 10_000,
    });
    expect(Date.now() - begun).toBeLessThan(30_000);
    const [counted] = rowsOf(
      await stage.db.execute(sql`select count(distinct xmin::text)::int as n from complaints_of_tests`),
    );
    expect(counted).toEqual({ n: 1 });
    const again = await importRows(operator, { file: many, mode: 'all' });
    expect(again).toMatchObject({ created: 0, errorCount: 10_000 });
    expect(again.errors).toHaveLength(100);
    expect(
      await importRefusal(operator, { file: csvFile(`Título\n${'x\n'.repeat(10_001)}`), mode: 'check' }),
    ).toEqual({
      status: 400,
      message: expect.stringMatching(/^O ficheiro tem mais de 10.000 linhas\./),
    });
  });

  it('a failure on the way leaves nothing behind', async () => {
    const rows = Array.from({ length: 1_200 }, (_, n) => `T${n}`);
    await stage.db.execute(
      sql`alter table complaints_of_tests add constraint complaints_of_tests_odd check (title <> 'T1100')`,
    );
    const { status } = await attempt({ file: csvFile(`Título\n${rows.join('\n')}`), mode: 'all' });
    expect(status).toBe(500);
    expect(await stored()).toEqual([]);
    expect(await lastAudit()).not.toMatchObject({ action: 'import' });
    await stage.db.execute(sql`alter table complaints_of_tests drop constraint complaints_of_tests_odd`);
  });
});
