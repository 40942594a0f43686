import { describe, expect, it } from 'vitest';
import { applicationKind } from '../../../src/blocks/applicationDetail/applicationKind';
import { backTarget, detailRoute } from '../../../src/blocks/applicationDetail/detailPaths';

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
});

describe('2.8 the title tells the kinds apart', () => {
  it.each([
    ['a request', plain, { isAnnualMaintenance: false }, 'request'],
    ['a recheck', recheck, { isAnnualMaintenance: false }, 'recheck'],
    ['annual maintenance', plain, { isAnnualMaintenance: true }, 'annualMaintenance'],
    [
      'annual maintenance on the route of its parent',
      recheck,
      { isAnnualMaintenance: true },
      'annualMaintenance',
    ],
  ])('%s', (_, route, application, kind) => {
    expect(applicationKind(route, application)).toBe(kind);
  });
});
