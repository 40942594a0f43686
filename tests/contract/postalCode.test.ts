import { describe, expect, it } from 'vitest';
import {
  cleanPostCode,
  isCp3,
  isCp4,
  isPostCodeFilter,
  padCp3,
  padCp4,
  splitPostCode,
} from '../../contract/rules/postalCode';

describe('5 Postal code', () => {
  it.each([
    ['1000', true],
    ['0001', true],
    ['100', false],
    ['10000', false],
    ['1a00', false],
    ['', false],
  ])('first part %j: %s', (text, valid) => expect(isCp4(text)).toBe(valid));

  it.each([
    ['205', true],
    ['001', true],
    ['20', false],
    ['2050', false],
    [' 205', false],
  ])('second part %j: %s', (text, valid) => expect(isCp3(text)).toBe(valid));

  it.each([
    ['1000-205', true],
    ['1000', true],
    ['1000-', false],
    ['1000205', false],
    ['100', false],
    ['1000-20', false],
  ])('as filter %j: %s', (text, valid) => expect(isPostCodeFilter(text)).toBe(valid));

  it.each([
    '1000-205',
    ' 1000-205',
    '\u00a01000-205',
    '1000–205',
    '1000 - 205',
    '1000 205',
    '1000205',
    '\u202a1000-205\u202c',
  ])('a whole code typed as %j has two parts', (text) => {
    expect(splitPostCode(text)).toEqual(['1000', '205']);
    expect(cleanPostCode(text)).toBe('1000-205');
  });

  it.each([
    [' 1000 ', '1000'],
    ['1000-20', '1000-20'],
    ['1000-2055', '1000-2055'],
    ['Lisboa', 'Lisboa'],
  ])('%j is no whole code and is only cleaned', (text, cleaned) => {
    expect(splitPostCode(text)).toBeUndefined();
    expect(cleanPostCode(text)).toBe(cleaned);
  });

  it('3 Address: pads numbers to 4 and 3 digits', () => {
    expect([padCp4(12), padCp4('1000'), padCp3(5), padCp3('050')]).toEqual(['0012', '1000', '005', '050']);
  });
});
