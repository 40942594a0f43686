import { expect, it } from 'vitest';
import { searchBackofficeApplications } from '../../../../contract/calls/application';
import { searchMaintenanceRequests } from '../../../../contract/calls/maintenanceRequest';
import { paths } from '../../../../contract/paths';
import { encodeSearch } from '../../../../providers/dataProvider/encodeSearch';
import { backofficeApplicationListDefinition } from '../../../../resources/backofficeApplications/BackofficeApplicationList';
import { selectingListDefinition } from '../../../../resources/maintenanceRequests/regulatorListDefinition';
import { askedSearch } from '../../../../src/kit/search/searchAddress';
import { apiClient } from '../../../../tests/support/apiClient';
import { sharedServer } from '../../../../tests/support/sharedServer';
import { getOverview } from '../../contract/calls';
import { overviewPaths } from '../../contract/overviewPaths';
import { extendedSearchDefinition } from '../../screens/ExtendedSearch';
import { type Figure, figuresOf } from '../../screens/figures';

const server = sharedServer();

/** The definition and search call of each list. */
const lists = {
  [paths.applications]: { ...backofficeApplicationListDefinition, call: searchBackofficeApplications },
  [overviewPaths.extendedSearch]: { ...extendedSearchDefinition, call: searchBackofficeApplications },
  [paths.annualMaintenance]: { ...selectingListDefinition, call: searchMaintenanceRequests },
} as const;

const placesOf = ({ name, rows }: Figure) =>
  rows.flatMap(({ key, values }) =>
    values.map(({ value, to }, series) => ({ at: `${name} ${key} ${series}`, value, to })),
  );

it('12 every number of the overview leads to a list with as many requests, and every time to the decisions that took it', async () => {
  const administrator = await apiClient(server(), { username: 'admin@tsi.example.pt' });
  const totalOf = async (to: string | undefined) => {
    const { pathname, search } = new URL(to ?? '', 'https://tsi.example.pt');
    const list = lists[pathname as keyof typeof lists];
    const filter = askedSearch(list.search, { search, state: null });
    // Every parameter of the address is a filter of that list.
    expect(Object.keys(filter ?? {}).sort()).toEqual([...new URLSearchParams(search).keys()].sort());
    const { totalItems } = await administrator.answer(list.call, encodeSearch(list.call, { filter }));
    return totalItems;
  };
  const overview = await administrator.answer(getOverview, {});
  const figures = figuresOf(overview, true);
  expect(figures).toHaveLength(6);
  for (const figure of figures.filter(({ isDays }) => !isDays)) {
    const places = placesOf(figure);
    expect(places.filter(({ value }) => value).length, figure.name).toBeGreaterThan(1);
    for (const { at, value, to } of places) {
      expect(await totalOf(to), at).toBe(value);
    }
  }
  const times = figures.find(({ isDays }) => isDays);
  let timed = 0;
  for (const [index, { values }] of (times?.rows ?? []).entries()) {
    const { eligible, nonEligible } = overview.weeks[index] ?? {};
    for (const [series, decider] of [
      [0, 'services'],
      [1, 'services'],
      [2, 'people'],
      [3, 'people'],
    ] as const) {
      const [some, others] = [eligible?.[decider], nonEligible?.[decider]];
      if (typeof some !== 'number' || typeof others !== 'number') continue;
      expect(await totalOf(values[series]?.to)).toBe(some + others);
      timed += 1;
    }
  }
  expect(timed).toBeGreaterThan(3);
}, 60_000);
