import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../../contract/rules/formatNumber';
import { maintenanceTemplate } from '../../../server/presenters/maintenanceTemplate';
import { checkLines } from '../../../workbook/checkLines';
import { openWorkbook } from '../../../workbook/openWorkbook';
import { readMaintenanceSheet, structureProblem } from '../../../workbook/readMaintenanceSheet';
import { valuesOf } from '../../support/workbooks';

const template = maintenanceTemplate();

describe('2.7 the template', () => {
  it('begins with an empty sheet under the headings, which this very server accepts', () => {
    const workbook = openWorkbook(template);
    expect(workbook.map(({ name }) => name)).toEqual(['Manutenção', 'Exemplo', 'Instruções']);
    const sheet = readMaintenanceSheet(workbook);
    expect(structureProblem(sheet)).toBe('empty');
    const line = { row: 2, fiscalNumber: { text: '1' }, studentFiscalNumber: { text: '' } };
    expect(structureProblem({ ...sheet, lines: [line] })).toBeUndefined();
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
