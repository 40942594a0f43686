import { screen } from '@testing-library/react';
import { memoryStore } from 'ra-core';
import { expect, it } from 'vitest';
import { askedSearch, searchAddress } from '../../../src/kit/search/searchAddress';
import { renderList, thingList } from './renderList';

const found = () => screen.findByRole('table', { name: 'Coisas encontradas' });
const asks = (search: string, state: unknown = null) => askedSearch(thingList.search, { search, state });

it('a link names what is searched for, and leaves out what is empty', () => {
  const address = searchAddress('/things', {
    colour: 7,
    from: '2026-07-01',
    to: null,
    name: '',
    isGood: false,
  });
  expect(address).toBe('/things?colour=7&from=2026-07-01&isGood=false');
  expect(asks(address.slice('/things'.length))).toEqual({ colour: 7, from: '2026-07-01', isGood: false });
});

it.each([
  ['nothing', ''],
  ['a text, which may tell of a person', '?name=Ana'],
  ['another filter than those of the list', '?other=7'],
  ['what is no number', '?colour=azul'],
  ['what is no day', '?from=2026-13-77'],
  ['a day that no calendar has', '?from=2026-02-30'],
  ['a day that nobody could type', '?from=0001-01-01'],
  ['a day in other words', '?from=01/07/2026'],
  ['what is neither yes nor no', '?isGood=perhaps'],
])('an address with %s asks for no search', (_what, search) => {
  expect(asks(search)).toBeUndefined();
});

it('what a link hands over may be any filter of the list', () => {
  expect(asks('', { search: { name: 'Ana', other: 7 } })).toEqual({ name: 'Ana' });
  expect(asks('', { search: null })).toBeUndefined();
});

it('a list that is opened by a link searches for it, whatever was kept', async () => {
  const store = memoryStore({ 'search./things': { filter: { name: 'Ana' }, page: 2, perPage: 10 } });
  const { asked, user } = renderList({ at: '/things?isGood=true', store });
  await found();
  expect(asked).toMatchObject([{ filter: { isGood: true }, pagination: { page: 1 } }]);
  await user.click(screen.getAllByRole('link', { name: 'Detalhe' })[0] as HTMLElement);
  await user.click(screen.getByRole('link', { name: 'Lista' }));
  await found();
  expect(asked.at(-1)?.filter).toEqual({ isGood: true });
});

it('a link from the list to itself searches anew', async () => {
  const toBlue = { label: 'kit.table.detail', action: 'search', to: () => '/things?colour=7' };
  const { asked, user } = renderList({ definition: { ...thingList, rowLink: toBlue } });
  await found();
  await user.click(screen.getAllByRole('link', { name: 'Detalhe' })[0] as HTMLElement);
  await found();
  expect(asked.map(({ filter }) => filter)).toEqual([{}, { colour: 7 }]);
});
