import { describe, expect, it } from 'vitest';
import { shownNumber } from '../../workbook/shownNumber';

describe('a number is shown as a sheet shows it in Portugal', () => {
  it.each([
    ['0%', 0.5, '50%'],
    ['0.0%', 0.125, '12,5%'],
    ['0000000', 7, '0000007'],
    ['#,##0.00', 1000.5, '1.000,50'],
    ['#,##0.00\\ "€"', 1234567.5, '1.234.567,50 €'],
    ['000\\ 000\\ 000', 290000017, '290 000 017'],
    ['0', 315000000, '315000000'],
    ['dd/mm/yyyy', 46054, '01/02/2026'],
    ['m/d/yy', 46054.75, '01/02/2026'],
    ['dd/mm/yyyy hh:mm', 46054.75, '01/02/2026 18:00'],
    ['d" de "mmmm" de "yyyy', 46054, '01/02/2026'],
    ['yyyy-mm-dd hh:mm:ss', 46054.75, '2026-02-01 18:00:00'],
    ['dd\\.mm\\.yyyy', 46054, '01.02.2026'],
    ['m/d/yy h:mm', 46054.75, '01/02/2026 18:00'],
    ['h:mm', 0.75, '18:00'],
    ['[h]:mm', 1.5, '36:00'],
    ['"Art. "0', 5, 'Art. 5'],
    [undefined, 0.30000000000000004, '0,3'],
    [undefined, 351912345678, '351912345678'],
    [undefined, -2, '-2'],
    [';;;', 5, '5'],
    ['[no format', 5, '5'],
  ])('%s', (format, value, shown) => {
    expect(shownNumber(value, format, false)).toBe(shown);
  });

  it('with days counted from 1904', () => {
    expect(shownNumber(46054 - 1462, 'dd/mm/yyyy', true)).toBe('01/02/2026');
  });
});
