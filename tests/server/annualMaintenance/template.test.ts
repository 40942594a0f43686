import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../../contract/rules/formatNumber';
import { maintenanceTemplate } from '../../../server/presenters/maintenanceTemplate';
import { maintenanceExport } from '../../../server/presenters/workbook/maintenanceExport';
import { checkLines } from '../../../workbook/checkLines';
import { openWorkbook } from '../../../workbook/openWorkbook';
import { readMaintenanceSheet, structureProblem } from '../../../workbook/readMaintenanceSheet';
import { valuesOf } from '../../support/workbooks';

const template = maintenanceTemplate();

describe('2.7 the template', () => {
  it('begins with an empty sheet under the headings, which this very server accepts', () => {
    const workbook = openWorkbook(template);
    expect(workbook.map(({ name }) => name)).toEqual(['Manutenção', 'Exemplo', 'Instruções']);
    const { headings, lines } = readMaintenanceSheet(workbook);
    expect(structureProblem(headings, lines.length)).toBe('empty');
    expect(structureProblem(headings, 1)).toBeUndefined();
  });

  it('has whole columns of text, so that digits stay as they were typed', () => {
    const parts = unzipSync(template);
    const text = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
    const columns = text('xl/worksheets/sheet1.xml').match(/<col style="(\d+)"/g);
    expect(columns).toHaveLength(2);
    const style = Number(columns?.[0]?.match(/\d+/)?.[0]);
    const styles = /<cellXfs[^>]*>(.*)<\/cellXfs>/s.exec(text('xl/styles.xml'))?.[1]?.match(/<xf [^>]*>/g);
    expect(styles?.[style]).toContain('numFmtId="49"');
  });

  it('shows an example that has nothing wrong, and instructions', () => {
    const [, ...examples] = valuesOf(template, 1);
    const lines = examples.map(([nif = '', student = ''], index) => ({
      row: index + 2,
      fiscalNumber: { text: String(nif) },
      studentFiscalNumber: { text: String(student) },
    }));
    expect(lines).toHaveLength(3);
    expect(checkLines(lines)).toEqual([]);
    expect(valuesOf(template, 2).flat().join(' ')).toContain(`${formatNumber(10_000)} linhas`);
  });
});

describe('2.7 the export', () => {
  it('writes every text as text, never as a formula', async () => {
    const row = {
      id: 7,
      fiscalNumber: '123456789',
      studentFiscalNumber: '',
      fullName: '=HYPERLINK("http://example.pt")',
      createdOn: '10-03-2026 15:30',
      originalId: '3',
      originalStatus: 'Ativo',
      status: 'Submetido',
      statusDate: '10-03-2026 15:30',
      hasAddressChanged: true,
    };
    expect(valuesOf(await maintenanceExport([row]))[1]).toEqual([
      '7',
      '123456789',
      '',
      '\'=HYPERLINK("http://example.pt")',
      '10-03-2026 15:30',
      '3',
      'Ativo',
      'Submetido',
      '10-03-2026 15:30',
      'Sim',
    ]);
  });
});
