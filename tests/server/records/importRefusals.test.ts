import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { utils } from 'xlsx';
import { hostileWorkbook, hostileWorkbooks } from '../../support/hostileFiles';
import { makePdf } from '../../support/pdf';
import { workbookBytes } from '../../support/workbooks';
import { csvFile, importedFile, importRefusal } from './importStage';
import { recordStage } from './recordStage';

type Stage = Awaited<ReturnType<typeof recordStage>>;
type Send = Awaited<ReturnType<Stage['as']>>;

let stage: Stage;
let operator: Send;
let colleague: Send;
let administrator: Send;

beforeAll(async () => {
  stage = await recordStage();
  operator = await stage.as('operador@netatlantico.example.pt');
  colleague = await stage.as('consulta@netatlantico.example.pt');
  administrator = await stage.as('admin@tsi.example.pt');
});
afterAll(() => stage.server.close());

const attempt = (body: object, as = operator) => as('POST', '/import', body);
const stored = () => stage.db.select().from(stage.table);

describe('who may not import, and what is no file of rows', () => {
  it('who may not create may not import, and who belongs to no provider neither', async () => {
    const body = { file: csvFile('Título\nUm\n'), mode: 'check' };
    expect((await attempt(body, colleague)).status).toBe(403);
    expect((await attempt(body, administrator)).status).toBe(403);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['a PDF', makePdf()],
    ['no bytes', new Uint8Array()],
    ['zeros', new Uint8Array(100_000)],
    ['an old workbook', workbookBytes(utils.book_new(utils.aoa_to_sheet([['Título'], ['Um']])), 'xls')],
    ['a quotation mark that does not end', Buffer.from('Título;Peso\n"Um;1\n')],
    ['a damaged archive', Buffer.from('PK\u0003\u0004 nada')],
  ])('%s is refused', async (_, bytes) => {
    expect((await attempt({ file: importedFile(bytes), mode: 'check' })).status).toBe(400);
  });

  it('headings alone are refused', async () =>
    expect(await importRefusal(operator, { file: csvFile('Título;Peso\n'), mode: 'check' })).toEqual({
      status: 400,
      message: 'O ficheiro não tem linhas abaixo dos títulos das colunas.',
    }));

  it('more columns than a list may have are refused', async () =>
    expect(
      (await importRefusal(operator, { file: csvFile(`Título${';x'.repeat(60)}\nUm\n`), mode: 'check' }))
        .message,
    ).toMatch(/mais de 50 colunas/));

  it.each(hostileWorkbooks)('a workbook of %s is judged quickly', { timeout: 60_000 }, async (kind) => {
    const begun = Date.now();
    const { status } = await attempt({ file: importedFile(hostileWorkbook(kind, 2_000_000)), mode: 'check' });
    expect([200, 400]).toContain(status);
    expect(Date.now() - begun).toBeLessThan(20_000);
  });

  it.each([
    ['separators', ';'.repeat(5_000_000)],
    ['line ends', '\n'.repeat(5_000_000)],
    ['quotation marks', '"'.repeat(5_000_000)],
    ['quotation marks and line ends', '"\n'.repeat(2_500_000)],
    ['one long value', `Título\n${'x'.repeat(5_000_000)}`],
  ])('a text of %s is judged quickly', { timeout: 60_000 }, async (_, text) => {
    const begun = Date.now();
    expect([200, 400]).toContain((await attempt({ file: csvFile(text), mode: 'check' })).status);
    expect(Date.now() - begun).toBeLessThan(20_000);
  });
});
