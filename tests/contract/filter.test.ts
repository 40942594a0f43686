import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { filter, paging, queryId } from '../../contract/calls/filter';

describe('7.1 nothing selected', () => {
  it.each([undefined, null, '', -1])('%j does not filter', (value) => {
    expect(filter(z.int32().positive()).parse(value)).toBeUndefined();
  });
  it.each([' ', '\u200b', '\u00a0\u2066\u2069'])('%j shows nothing and does not filter', (value) => {
    expect(filter(z.string()).parse(value)).toBeUndefined();
  });
  it('accepts and checks any other value', () => {
    expect(filter(z.int32().positive()).parse(7)).toBe(7);
    expect(filter(z.int32().positive()).safeParse(-2).success).toBe(false);
    expect(filter(z.boolean()).parse(false)).toBe(false);
  });
});

describe('9 paging', () => {
  const schema = z.object(paging);
  it('begins at page 1 with 10 results', () => {
    expect(schema.parse({})).toEqual({ pageNumber: 1, pageSize: 10 });
  });
  it.each([10, 50, 100, 999])('offers %i results', (pageSize) => {
    expect(schema.safeParse({ pageSize }).success).toBe(true);
  });
  it.each([{ pageSize: 11 }, { pageSize: 1000 }, { pageNumber: 0 }, { pageNumber: 1.5 }])(
    'refuses %j',
    (input) => {
      expect(schema.safeParse(input).success).toBe(false);
    },
  );
});

describe('ids in a query', () => {
  it.each(['1', '2147483647'])('takes %s', (text) => expect(queryId.parse(text)).toBe(Number(text)));
  it.each(['0', '-1', '1.5', 'x', '', '2147483648', undefined])('refuses %j', (text) => {
    expect(queryId.safeParse(text).success).toBe(false);
  });
});
