import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { searchBackofficeApplications } from '../../../contract/calls/application';
import { defineSearch, filter as filterBy, paging } from '../../../contract/calls/filter';
import { encodeSearch } from '../../../providers/dataProvider/encodeSearch';

const search = searchBackofficeApplications;
const pagination = { page: 1, perPage: 10 };
const searchOf = (filter: Record<string, unknown>) => {
  const { pageNumber, pageSize, ...rest } = encodeSearch(search, { filter, pagination });
  return rest;
};

describe('7.1 nothing selected', () => {
  it.each([['', null, undefined, -1, '-1', '  ']].flat())('leaves out a filter that holds %j', (nothing) =>
    expect(searchOf({ fiscalNumber: nothing })).toEqual({}),
  );

  it('refuses a filter that the search does not have, by its name', () =>
    expect(() => searchOf({ q: 'Maria' })).toThrow('no filter q'));

  it('takes q for the filter that finds by words, and an empty one for none', () => {
    const filter = { q: 'ana@', fiscalNumber: '' };
    expect(encodeSearch(search, { filter, pagination }, 'createdBy')).toMatchObject({ createdBy: 'ana@' });
    expect(searchOf({ q: '' })).toEqual({});
  });
});

describe('3 Search models: how each field travels', () => {
  it.each([
    [
      'ids as numbers',
      { id: '12', applicationStatusId: '7', providerId: 3 },
      { id: 12, applicationStatusId: 7, providerId: 3 },
    ],
    ['texts without the spaces around them', { createdBy: ' ana@b.pt ' }, { createdBy: 'ana@b.pt' }],
    [
      'numbers that are names as text',
      { fiscalNumber: '012345678', postCode: '1000-001' },
      { fiscalNumber: '012345678', postCode: '1000-001' },
    ],
    [
      'yes as true',
      { isStudent: 'true', wasTSIActivationDelayed: true },
      { isStudent: true, wasTSIActivationDelayed: true },
    ],
    [
      'no as false',
      { isStudent: 'false', wasTSIActivationDelayed: false },
      { isStudent: false, wasTSIActivationDelayed: false },
    ],
  ])('sends %s', (_what, filter, sent) => expect(searchOf(filter)).toEqual(sent));

  it.each([
    ['a day in winter', '2026-01-15', '2026-01-15T00:00:00.000Z'],
    ['a day in summer', '2026-07-15', '2026-07-14T23:00:00.000Z'],
    ["a picker's choice", new Date(2026, 6, 15), '2026-07-14T23:00:00.000Z'],
    ["a picker's choice late in the day", new Date(2026, 0, 15, 23, 59), '2026-01-15T00:00:00.000Z'],
    ["a picker's choice that was stored", new Date(2026, 6, 15).toISOString(), '2026-07-14T23:00:00.000Z'],
  ])('sends %s as the start of that day in Portugal', (_what, beginDate, sent) =>
    expect(searchOf({ beginDate })).toEqual({ beginDate: sent }),
  );
});

describe('9 Paging', () => {
  it.each([10, 50, 100, 999])('asks for pages of %i', (perPage) =>
    expect(encodeSearch(search, { pagination: { page: 3, perPage } })).toEqual({
      pageNumber: 3,
      pageSize: perPage,
    }),
  );

  it('asks for the first ten when nothing is said, and for no size that is not offered', () => {
    expect(encodeSearch(search, {})).toEqual({ pageNumber: 1, pageSize: 10 });
    expect(encodeSearch(search, { pagination: { page: 1, perPage: 25 } })).toEqual({
      pageNumber: 1,
      pageSize: 10,
    });
  });
});

describe('the filters of a search', () => {
  const declare = (colour: z.ZodType) =>
    defineSearch({
      method: 'POST',
      path: '/things',
      summary: '',
      access: 'signedIn',
      input: z.object({ colour: filterBy(colour), madeOn: filterBy(z.iso.datetime()), ...paging }),
      answer: z.null(),
    });

  it('are those of its input, each as its schema says; the page is none', () =>
    expect(declare(z.enum(['red'])).filters).toEqual({ colour: 'text', madeOn: 'day' }));

  it('fail when the server starts where nobody knows how one travels', () =>
    expect(() => declare(z.object({}))).toThrow('how the filter colour travels'));
});
