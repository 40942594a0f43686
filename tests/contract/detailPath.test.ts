import { expect, it } from 'vitest';
import { detailLists, detailPath } from '../../contract/rules/detailPath';

it.each([
  [detailLists.provider, { id: 7 }, '/applicationManagement/7/details'],
  [detailLists.provider, { id: 8, recheckApplicationId: null }, '/applicationManagement/8/details'],
  [detailLists.provider, { id: 9, recheckApplicationId: 7 }, '/applicationManagement/7/recheck/9/details'],
  [detailLists.regulator, { id: '9', recheckApplicationId: '7' }, '/applications/7/recheck/9/details'],
])('2.1 below %s the detail of %j stands at %s', (list, identity, path) => {
  expect(detailPath(list, identity)).toBe(path);
});
