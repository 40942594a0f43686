import { describe, expect, it } from 'vitest';
import { access, allows, type Right, type Role, rights, roles, satisfies } from '../../contract/access';

const table = Object.entries(access).flatMap(([resource, actions]) =>
  Object.keys(actions).map((action) => ({ resource, action })),
);
const may = (role: Role, permissions: readonly Right[]) =>
  table
    .filter(({ resource, action }) => allows({ roles: [role], permissions }, resource, action))
    .map(({ resource, action }) => `${resource}.${action}`);

describe('6 access table', () => {
  it('refuses what it does not name', () => {
    const allRights = { roles, permissions: rights };
    expect(allows(allRights, 'applications', 'nothing')).toBe(false);
    expect(allows(allRights, 'nothing', 'list')).toBe(false);
  });

  it('satisfies a rule only with one of its roles and one of its rights', () => {
    const rule = { roles: ['Operator'], anyOf: ['Users_Reader', 'Users_Writer'] } as const;
    expect(satisfies({ roles: ['Operator'], permissions: ['Users_Writer'] }, rule)).toBe(true);
    expect(satisfies({ roles: ['Operator'], permissions: [] }, rule)).toBe(false);
    expect(satisfies({ roles: ['Provider'], permissions: ['Users_Writer'] }, rule)).toBe(false);
    expect(satisfies({ roles: [], permissions: [] }, {})).toBe(true);
  });

  it('satisfies a rule of several conditions with one of them, whole', () => {
    const rule = {
      anyRule: [
        { roles: ['Administrator'], anyOf: ['Users_Reader'] },
        { roles: ['Provider', 'Operator'], anyOf: ['ApplicationsModule_Reader'] },
      ],
    } as const;
    expect(satisfies({ roles: ['Administrator'], permissions: ['Users_Reader'] }, rule)).toBe(true);
    expect(satisfies({ roles: ['Operator'], permissions: ['ApplicationsModule_Reader'] }, rule)).toBe(true);
    expect(satisfies({ roles: ['Operator'], permissions: ['Users_Reader'] }, rule)).toBe(false);
    expect(satisfies({ roles: ['Operator'], permissions: [] }, { anyRule: [] })).toBe(false);
  });

  it.each<[Role, Right, string[]]>([
    [
      'Operator',
      'ApplicationsModule_Reader',
      ['applications.list', 'applications.show', 'applications.search'],
    ],
    ['Operator', 'ApplicationsModule_Writer', ['applications.create', 'applications.recheck']],
    ['Provider', 'ApplicationsModule_Updater', ['applications.update', 'applications.list']],
    [
      'Administrator',
      'Applications_Reader',
      ['backofficeApplications.list', 'backofficeApplications.export'],
    ],
    [
      'Administrator',
      'Applications_Updater',
      ['backofficeApplications.update', 'backofficeApplications.list'],
    ],
    ['Administrator', 'Users_Writer', ['users.create']],
    ['Administrator', 'Providers_Updater', ['providers.edit', 'userProviders.edit']],
    ['Administrator', 'AnnualMaintenance_Updater', ['maintenanceRequests.changePeriod']],
    ['Operator', 'AnnualMaintenanceModule_Writer', ['maintenanceRequests.upload']],
  ])('%s with %s may %j', (role, right, actions) => {
    expect(may(role, [right])).toEqual(expect.arrayContaining(actions));
  });

  it.each<[Role, RegExp]>([
    [
      'Administrator',
      /^(applications\.(create|list|show|recheck|update)|maintenanceRequests\.(upload|edit))$/,
    ],
    ['Operator', /^(backofficeApplications\.(list|show|update|export)|users|providers|userProviders)/],
    ['Provider', /^(backofficeApplications\.(list|show|update|export)|users|providers|userProviders)/],
  ])('%s never crosses to the other side, even with every right', (role, forbidden) => {
    expect(may(role, rights).filter((action) => forbidden.test(action))).toEqual([]);
  });

  it('allows nothing to rights of an unknown name, except picking providers and changing the password', () => {
    const bare = roles.flatMap((role) => may(role, []));
    expect(new Set(bare)).toEqual(
      new Set([
        'providers.pick',
        'backofficeApplications.statuses',
        'session.changePassword',
        'session.ownProvider',
      ]),
    );
  });
});
