import { describe, expect, it } from 'vitest';
import { thingList } from '../../../../tests/kit/search/renderList';
import { fitSavedQuery, shownBy } from '../../screens/fitSavedQuery';
import { extractValidSavedQueries } from '../../screens/SavedQuery';

const list = { ...thingList, isSorted: true };
const byId = { field: 'id', order: 'ASC' } as const;

describe('a saved query', () => {
  it('is valid as react-admin’s is: with a name, filters and an order', () => {
    const value = { filter: { name: 'Ana' }, sort: byId, columns: null };
    const records = [
      { id: 1, name: 'Boa', value, shared: false, isOwn: true, owner: 'ana@example.pt' },
      { id: 2, name: '', value },
      { id: 3, name: 'Sem valor' },
      { id: 4, name: 'Sem ordem', value: { filter: {} } },
      { id: 5, name: 'Sem filtros', value: { sort: byId, filter: 'x' } },
    ];
    expect(extractValidSavedQueries(records).map(({ label }) => label)).toEqual(['Boa']);
  });

  it('is fitted to its list: what it has no more is named, the rest stays', () => {
    const { search, missing } = fitSavedQuery(
      {
        filter: { name: 'Ana', gone: 1, queue: 'x' },
        sort: { field: 'lost', order: 'ASC' },
        columns: ['madeOn', 'away'],
      },
      list,
    );
    expect(search).toEqual({ search: { name: 'Ana' }, hidden: ['isGood'] });
    expect(missing).toEqual({ filters: ['gone', 'queue'], columns: ['away'], order: 'lost' });
  });

  it('keeps the order only where it is the list’s own or a column’s that sorts', () => {
    const sorted = { ...list, columns: [{ source: 'name' }, { source: 'madeOn', sortable: true as const }] };
    const order = (field: string) =>
      fitSavedQuery({ filter: {}, sort: { field, order: 'DESC' }, columns: null }, sorted).search.sort;
    expect(order('madeOn')).toEqual(['madeOn', 'DESC']);
    expect(order('id')).toEqual(['id', 'DESC']);
    expect(order('name')).toBeUndefined();
  });

  it('has no columns while none is hidden, and never hides the first', () => {
    expect(shownBy([], list.columns)).toBeNull();
    expect(shownBy(['name', 'other'], list.columns)).toBeNull();
    expect(shownBy(['isGood'], list.columns)).toEqual(['name', 'madeOn']);
    const value = { filter: {}, sort: byId, columns: ['madeOn'] };
    expect(fitSavedQuery(value, list).search.hidden).toEqual(['isGood']);
  });
});
