import { describe, expect, it } from 'vitest';
import { queryId, queryPaging } from '../../contract/calls/filter';
import { idOf } from '../../contract/rules/idOf';

/** Ways to write 5 or 51, and numbers that no id can be. */
const others = [
  '0x33',
  '051',
  '+5',
  '-5',
  '5e0',
  ' 5',
  '5 ',
  '5.0',
  '5,0',
  '0b101',
  '٥',
  '５',
  '',
  '0',
  'abc',
];
const tooLarge = ['2147483648', '9999999999', '99999999999', '99999999999999999999', 'Infinity'];

describe('7.1 ids', () => {
  it.each(['1', '51', '2147483647'])('%s is one', (text) => {
    expect(idOf(text)).toBe(Number(text));
    expect(queryId.parse(text)).toBe(Number(text));
  });

  it.each([...others, ...tooLarge])('%j is none', (text) => {
    expect(idOf(text)).toBeNaN();
    expect(queryId.safeParse(text).success).toBe(false);
  });

  it('a page in a query is written in the same way', () => {
    expect(queryPaging.pageNumber.parse('2')).toBe(2);
    expect(queryPaging.pageNumber.parse(undefined)).toBe(1);
    expect(queryPaging.pageSize.parse('100')).toBe(100);
    for (const text of ['0x1', '01', '1.0'])
      expect(queryPaging.pageNumber.safeParse(text).success, text).toBe(false);
  });
});
