import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { csvFile, importedFile, importRefusal, importRows, workbookFile } from './importStage';
import { recordStage } from './recordStage';

type Stage = Awaited<ReturnType<typeof recordStage>>;
type Send = Awaited<ReturnType<Stage['as']>>;

let stage: Stage;
let operator: Send;

beforeAll(async () => {
  stage = await recordStage();
  operator = await stage.as('operador@netatlantico.example.pt');
});
afterEach(async () => {
  await stage.db.delete(stage.table);
});
afterAll(() => stage.server.close());

const attempt = (body: object) => operator('POST', '/import', body);
const stored = () => stage.db.select().from(stage.table).orderBy(stage.table.id);

describe('a file of rows is read', () => {
  it('by its headings, whatever their case and accents; every kind of value as people write it', async () => {
    const headings = [
      'TITULO',
      'Relato ',
      'e-mail',
      'nif',
      'Peso',
      'custo',
      'Dia',
      'Momento',
      'aberta',
      'Estado',
    ];
    const file = workbookFile(
      ['Reclamações de março'],
      headings,
      [
        'Um',
        'Relato',
        'a@b.pt',
        123456789,
        7,
        12.5,
        new Date(Date.UTC(2026, 2, 29)),
        '28/03/2026 23:30',
        'Sim',
        'nova',
      ],
      [
        'Dois',
        undefined,
        undefined,
        '123 456 789',
        '1 000',
        '1.234,56 €',
        '29/03/2026',
        '2026-07-01T10:00:00Z',
        false,
        'closed',
      ],
      [
        'Três',
        undefined,
        undefined,
        undefined,
        undefined,
        '0,5',
        '2026-03-29',
        '29-03-2026 0:30',
        'não',
        'FECHADA',
      ],
    );
    const answer = await importRows(operator, { file, mode: 'all' });
    expect(answer).toMatchObject({ success: true, rows: 3, good: 3, created: 3, errors: [], errorCount: 0 });
    expect(await stored()).toMatchObject([
      {
        title: 'Um',
        story: 'Relato',
        email: 'a@b.pt',
        taxNumber: '123456789',
        weight: 7,
        cost: 12.5,
        day: '2026-03-29',
        happenedOn: new Date('2026-03-28T23:30:00Z'),
        isOpen: true,
        state: 'fresh',
      },
      {
        title: 'Dois',
        taxNumber: '123456789',
        weight: 1000,
        cost: 1234.56,
        day: '2026-03-29',
        happenedOn: new Date('2026-07-01T10:00:00Z'),
        isOpen: false,
        state: 'closed',
      },
      {
        title: 'Três',
        cost: 0.5,
        day: '2026-03-29',
        happenedOn: new Date('2026-03-29T00:30:00Z'),
        isOpen: false,
        state: 'closed',
      },
    ]);
  });

  it.each([
    ['semicolons and a mark', Buffer.from('\ufeffTítulo;Relato\r\n"Um; ""dois""";"a\nb"\r\n')],
    ['commas', Buffer.from('Título,Relato\n"Um; ""dois""","a\nb"\n')],
    ['tabs in UTF-16', Buffer.from('\ufeffTítulo\tRelato\n"Um; ""dois"""\t"a\nb"', 'utf16le')],
    ['the letters of old programs', Buffer.from('Título;Relato\n"Um; ""dois""";"a\nb"', 'latin1')],
  ])('as text between separators: %s', async (_, bytes) => {
    await importRows(operator, { file: importedFile(bytes, 'lista.csv'), mode: 'all' });
    expect(await stored()).toMatchObject([{ title: 'Um; "dois"', story: 'a\nb' }]);
  });

  it('by the columns that the caller says; one that fills nothing is left out', async () => {
    const file = csvFile('A;B;C\nUm;nada;7\n');
    const checked = await importRows(operator, { file, mode: 'check' });
    expect(checked).toMatchObject({ success: false, missing: ['title'], errors: [] });
    expect(checked.columns).toEqual([
      { heading: 'A', field: null },
      { heading: 'B', field: null },
      { heading: 'C', field: null },
    ]);
    expect(await importRefusal(operator, { file, mode: 'all' })).toEqual({
      status: 400,
      message: 'Falta uma coluna obrigatória: Título.',
    });
    const columns = ['title', null, 'weight'];
    expect(await importRows(operator, { file, columns, mode: 'all' })).toMatchObject({ created: 1 });
    expect(await stored()).toMatchObject([{ title: 'Um', story: null, weight: 7 }]);
    expect(await importRefusal(operator, { file, columns: ['title', 'title'], mode: 'check' })).toEqual({
      status: 400,
      message: 'Há duas colunas para o mesmo campo: Título.',
    });
    expect((await attempt({ file, columns: ['paper'], mode: 'check' })).status).toBe(400);
    expect((await attempt({ file, columns: ['secret'], mode: 'check' })).status).toBe(400);
  });
});
