import { describe, expect, it } from 'vitest';
import { type Right, type Role, rights, roles } from '../../contract/access';
import { homeRoute } from '../../contract/rules/homeRoute';

const navigation = [
  { path: '/applicationAnnualMaintenance', resource: 'maintenanceRequests', action: 'list' },
  { path: '/decisionTexts', resource: 'decisionTexts', action: 'list' },
];
const home = (role: Role, ...permissions: Right[]) => homeRoute({ roles: [role], permissions }, navigation);

describe('6 Home redirect', () => {
  it.each([
    ['Administrator', ['Applications_Reader', 'Users_Reader'], '/applications'],
    ['Administrator', ['Applications_Updater'], '/applications'],
    ['Administrator', ['Users_Reader', 'Providers_Reader'], '/users'],
    ['Administrator', ['Providers_Writer'], '/providers'],
    ['Administrator', ['AnnualMaintenance_Reader'], '/noPermissions'],
    // Screens that spec 6 does not mention come after those that it does.
    ['Administrator', ['Configurations_Reader'], '/decisionTexts'],
    ['Administrator', ['Configurations_Reader', 'Providers_Reader'], '/providers'],
    ['Administrator', ['ApplicationsModule_Writer'], '/noPermissions'],
    ['Operator', ['ApplicationsModule_Writer', 'ApplicationsModule_Reader'], '/form'],
    ['Provider', ['ApplicationsModule_Reader'], '/applicationManagement'],
    ['Operator', ['ApplicationsModule_Updater'], '/applicationManagement'],
    ['Operator', ['AnnualMaintenanceModule_Reader'], '/applicationAnnualMaintenance'],
    ['Operator', ['Applications_Reader'], '/noPermissions'],
    ['Operator', [], '/noPermissions'],
  ] as const)('%s with %j opens %s', (role, permissions, route) => {
    expect(home(role, ...permissions)).toBe(route);
  });

  it('without a role opens /noPermissions, whatever the rights', () => {
    expect(
      homeRoute(
        { roles: [], permissions: rights.filter((right) => !right.startsWith('Annual')) },
        navigation,
      ),
    ).toBe('/noPermissions');
  });

  const ofProviderSide = {
    ApplicationsModule_Reader: '/applicationManagement',
    ApplicationsModule_Writer: '/form',
    ApplicationsModule_Updater: '/applicationManagement',
    AnnualMaintenanceModule_Reader: '/applicationAnnualMaintenance',
    // Nobody on this side is given it, but the yearly list asks for the reader's right of either side.
    AnnualMaintenance_Reader: '/applicationAnnualMaintenance',
  };
  const homes: Record<Role, Partial<Record<Right, string>>> = {
    Administrator: {
      Applications_Reader: '/applications',
      Applications_Updater: '/applications',
      Users_Reader: '/users',
      Providers_Reader: '/providers',
      Providers_Writer: '/providers',
      Providers_Updater: '/providers',
      Configurations_Reader: '/decisionTexts',
    },
    Provider: ofProviderSide,
    Operator: ofProviderSide,
  };

  it.each(roles)('each right alone leads a %s to the first screen that it opens, if it opens any', (role) => {
    const opened = rights.map((right) => [right, home(role, right)]);
    expect(opened).toEqual(rights.map((right) => [right, homes[role][right] ?? '/noPermissions']));
  });
});
