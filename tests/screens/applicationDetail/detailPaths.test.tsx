import { describe, expect, it } from 'vitest';
import {
  applicationKind,
  backTarget,
  correctedPath,
  detailRoute,
} from '../../../src/tariff/applicationDetail/detailPaths';

const plain = detailRoute({ id: '7' });
const recheck = detailRoute({ id: '7', recheckId: '9' });

describe('2.8 a detail route', () => {
  it('shows the application that it names', () => {
    expect(plain).toEqual({ applicationId: '7' });
  });

  it('of a recheck shows the recheck and knows its parent', () => {
    expect(recheck).toEqual({ applicationId: '9', parentId: '7' });
  });
});

describe("2.8 'Voltar'", () => {
  it.each([
    ['to the list', plain, undefined, '/applications'],
    ['to the list, wherever the user came from', plain, '/users', '/applications'],
    ['back in history to the annual maintenance screen', plain, '/applicationAnnualMaintenance', -1],
    ['to the list after an edit below it', plain, '/applicationAnnualMaintenance/7/edit', '/applications'],
    ['from a recheck to its parent', recheck, '/applications/7/details', '/applications/7/details'],
    [
      'from a recheck to its parent, also after annual maintenance',
      recheck,
      '/applicationAnnualMaintenance',
      '/applications/7/details',
    ],
  ])('leads %s', (_, route, previousPath, target) => {
    expect(backTarget('/applications', route, previousPath)).toBe(target);
  });

  it('leads to the list that a detail was opened from, past those that were walked through', () => {
    const back = (route: Parameters<typeof backTarget>[1], previousPath: string) =>
      backTarget('/applications', route, previousPath, '/applicationAnnualMaintenance');
    expect(back(plain, '/applications/6/details')).toBe('/applicationAnnualMaintenance');
    expect(back(plain, '/applicationAnnualMaintenance')).toBe(-1);
    expect(back(recheck, '/applications/6/details')).toBe('/applications/7/details');
  });
});

const request = { isAnnualMaintenance: false, recheckApplicationId: null };
const recheckOf = (id: number) => ({ isAnnualMaintenance: false, recheckApplicationId: id });
const maintenanceOf = (id: number) => ({ isAnnualMaintenance: true, recheckApplicationId: id });

describe('an address that is not the right one leads to it', () => {
  it.each([
    ['a recheck without its parent', plain, recheckOf(3), '/applications/3/recheck/7/details'],
    ['a recheck below another application', recheck, recheckOf(3), '/applications/3/recheck/9/details'],
    ['a request below another application', recheck, request, '/applications/9/details'],
    ['maintenance below another application', recheck, maintenanceOf(3), '/applications/3/recheck/9/details'],
    ['a recheck in its place', recheck, recheckOf(7), undefined],
    ['a request in its place', plain, request, undefined],
    ['maintenance where its table leads to', plain, maintenanceOf(3), undefined],
    ['maintenance where the lists lead to', recheck, maintenanceOf(7), undefined],
    ['what a back end does not tell', recheck, { isAnnualMaintenance: false }, undefined],
  ])('%s', (_, route, application, path) => {
    expect(correctedPath('/applications', route, application)).toBe(path);
  });
});

describe('2.8 the title tells the kinds apart', () => {
  it.each([
    ['a request', plain, { isAnnualMaintenance: false }, 'request'],
    ['a recheck', recheck, { isAnnualMaintenance: false }, 'recheck'],
    ['a recheck at the address of a request', plain, recheckOf(3), 'recheck'],
    ['a request at the address of a recheck', recheck, request, 'request'],
    ['annual maintenance', plain, { isAnnualMaintenance: true }, 'maintenance'],
    ['annual maintenance on the route of its parent', recheck, { isAnnualMaintenance: true }, 'maintenance'],
  ])('%s', (_, route, application, kind) => {
    expect(applicationKind(route, application)).toBe(kind);
  });
});
