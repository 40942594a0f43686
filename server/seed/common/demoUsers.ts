import { type Right, rights } from '../../../contract/access';
import { userStatus, userType } from '../../../contract/rules/userTypes';
import type { users } from '../../db/schema/users';
import { everyRight } from '../../services/users/permissionLists';
import { demoAccounts } from './demoAccounts';

/** A provider of the demo data, with a fixed id. */
export interface DemoProvider {
  id: number;
  name: string;
  domain: string;
  isActive: boolean;
}

/** The providers of the demo data; the last one is inactive. */
export const demoProviders = [
  { id: 1, name: 'NetAtlântico', domain: 'netatlantico.example.pt', isActive: true },
  { id: 2, name: 'FibraSul', domain: 'fibrasul.example.pt', isActive: true },
  { id: 3, name: 'LusoNet', domain: 'lusonet.example.pt', isActive: true },
  { id: 4, name: 'Cabo Serra', domain: 'caboserra.example.pt', isActive: false },
] as const satisfies readonly DemoProvider[];

const [administratorAccount] = demoAccounts;

// Asked for when they are needed: modules add to the table of rights while the program is loaded.
const rightsOf = (userTypeId: number) => rights.filter((right) => everyRight(userTypeId).includes(right));

/** Every right that an administrator can have (spec 6). */
export const administratorRights = (): Right[] => rightsOf(userType.administrator);
/** Every right of provider and operator (spec 6). */
export const moduleRights = (): Right[] => rightsOf(userType.operator);

type NewUser = typeof users.$inferInsert;

const administrator = (username: string, permissions: readonly Right[], isActive = true): NewUser => ({
  userTypeId: userType.administrator,
  userStatusId: isActive ? userStatus.active : userStatus.inactive,
  username,
  permissions: [...permissions],
});

const staffOf = (provider: DemoProvider): NewUser[] => {
  const operator = (name: string, permissions: readonly Right[], isActive = provider.isActive): NewUser => ({
    userTypeId: userType.operator,
    userStatusId: isActive ? userStatus.active : userStatus.inactive,
    username: `${name}@${provider.domain}`,
    parentId: provider.id,
    permissions: [...permissions],
  });
  return [
    operator('operador', moduleRights()),
    operator('loja', ['ApplicationsModule_Reader', 'ApplicationsModule_Writer']),
    operator('consulta', ['ApplicationsModule_Reader']),
    operator('antigo', moduleRights(), false),
  ];
};

/**
 * Returns the users of the demo data, providers first, so that their ids match those of `demoProviders`. Who is inactive
 * was deactivated just now, so whoever is activated while it is shown signs in with the demo's password.
 */
export const demoUsers = (passwordHash: string, createdOn: Date, now: Date): (NewUser & { id: number })[] => {
  const providers = demoProviders.map(
    ({ name, domain, isActive }): NewUser => ({
      userTypeId: userType.provider,
      userStatusId: isActive ? userStatus.active : userStatus.inactive,
      username: `prestador@${domain}`,
      name,
      permissions: [...moduleRights()],
    }),
  );
  const administrators = [
    administrator(administratorAccount.username, administratorRights()),
    administrator('consulta@tsi.example.pt', ['Applications_Reader']),
    administrator('utilizadores@tsi.example.pt', ['Users_Reader', 'Users_Writer', 'Users_Updater']),
    administrator('antigo@tsi.example.pt', administratorRights(), false),
  ];
  return [...providers, ...administrators, ...demoProviders.flatMap(staffOf)].map((user, index) => ({
    ...user,
    id: index + 1,
    passwordHash,
    createdOn,
    deactivatedOn: user.userStatusId === userStatus.inactive ? now : null,
  }));
};
