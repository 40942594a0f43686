import { login } from '../../../contract/calls/authentication';
import { userStatus } from '../../../contract/rules/userTypes';
import { makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import { callRequest } from '../../support/callRequest';
import { type Examples, firstPage, nothing } from './example';

/** Examples of the calls about users and providers. */
export const userExamples: Examples = {
  getProviders: { as: 'Operator', input: nothing },
  getProviderContext: { as: 'Operator', refuses: 'Administrator', input: nothing },
  searchProviders: { as: 'Administrator', refuses: 'Operator', input: firstPage },
  searchUsers: { as: 'Administrator', refuses: 'Operator', input: firstPage },
  searchUsersByProvider: { as: 'Administrator', refuses: 'Provider', input: firstPage },
  getUserStatuses: { as: 'Administrator', input: nothing },
  getPermissionsByUserTypeId: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async () => ({ userTypeId: 1 }),
  },
  liftLock: {
    as: 'Administrator',
    refuses: 'Operator',
    // One wrong password is counted, which is what is lifted.
    input: async (server) => {
      const { id, username } = await makeAdministrator(server.db);
      const [path, init] = callRequest(login, { username, password: 'Errada-1' });
      await server.fetch(`/api${path}`, init);
      return { userId: id };
    },
  },
  sendInvitation: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server) => ({ userId: (await makeAdministrator(server.db, { passwordHash: null })).id }),
  },
  getUser: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server) => ({ userId: (await makeAdministrator(server.db)).id }),
  },
  getUserHistory: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server) => ({ id: (await makeAdministrator(server.db)).id, range: [0, 9] }),
  },
  getProviderUserHistory: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server) => ({ id: (await makeOperator(server.db)).id, range: [0, 9] }),
  },
  previewUserBulkEdit: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async () => ({ filter: {}, values: { userStatusId: userStatus.inactive } }),
  },
  userBulkEdit: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server) => {
      const { id, username } = await makeAdministrator(server.db);
      return { filter: { username }, values: { userStatusId: userStatus.inactive }, after: 0, until: id };
    },
  },
  previewProviderUserBulkEdit: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async () => ({ filter: {}, values: { userStatusId: userStatus.inactive } }),
  },
  providerUserBulkEdit: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server) => {
      const { id, username } = await makeOperator(server.db);
      return { filter: { username }, values: { userStatusId: userStatus.inactive }, after: 0, until: id };
    },
  },
  createUsers: {
    as: 'Administrator',
    refuses: 'Provider',
    input: async (_server, providerId) => ({
      users: [
        {
          username: `novo-${crypto.randomUUID()}@netatlantico.example.pt`,
          userStatusId: 1,
          userTypeId: 3,
          parentId: providerId,
          permissions: ['ApplicationsModule_Reader'],
        },
      ],
    }),
  },
  updateUsers: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server) => ({
      users: [{ id: (await makeAdministrator(server.db)).id, userStatusId: 2, permissions: [] }],
    }),
  },
  createProviders: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async () => ({ users: [{ name: 'Rede Nova', userStatusId: 1, userTypeId: 2 }] }),
  },
  updateProviders: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server) => ({
      users: [{ id: (await makeProvider(server.db)).id, name: 'Rede Renovada', userStatusId: 1 }],
    }),
  },
};
