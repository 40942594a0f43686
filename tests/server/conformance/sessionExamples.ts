import { decodeJwt } from 'jose';
import { passwordLinks } from '../../../server/db/schema/passwordLinks';
import { hashToken } from '../../../server/lib/hashToken';
import { demoPassword } from '../../../server/seed/common/demoAccounts';
import { makeOperator } from '../../support/builders';
import type { TestServer } from '../../support/testServer';
import { callers, corporateToken, type Examples, nothing } from './example';

const anotherSession = async (server: TestServer, username: string) => ({
  sessionId: String(decodeJwt((await server.signIn(username)).accessToken).sid),
});

/** Examples of the calls of contract/calls/authentication, sessions, repeatableCall and pageFailure. */
export const sessionExamples: Examples = {
  listOwnSessions: { as: 'Operator', input: nothing },
  endOwnSession: { as: 'Operator', input: (server) => anotherSession(server, callers.Operator) },
  endOtherSessions: { as: 'Provider', input: nothing },
  listUserSessions: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server) => ({ userId: (await makeOperator(server.db)).id }),
  },
  endUserSessions: {
    as: 'Administrator',
    refuses: 'Provider',
    input: async (server) => ({ userId: (await makeOperator(server.db)).id }),
  },
  login: {
    as: 'Operator',
    input: async () => ({ username: callers.Operator, password: demoPassword }),
  },
  refreshAccessToken: {
    as: 'Operator',
    input: async (server) => {
      const { accessToken, refreshToken } = await server.signIn(callers.Operator);
      return { accessToken, refreshToken };
    },
  },
  signOut: {
    as: 'Operator',
    input: async (server) => {
      const { accessToken, refreshToken } = await server.signIn(callers.Operator);
      return { accessToken, refreshToken };
    },
  },
  withdrawCall: { as: 'Operator', input: async () => ({ key: crypto.randomUUID() }) },
  reportPageFailure: {
    as: 'Operator',
    input: async () => ({
      reference: crypto.randomUUID(),
      name: 'TypeError',
      screen: '/applications/:id/details',
      at: ['assets/ApplicationList-Ab3_x-1.js:1:2345'],
    }),
  },
  getLoginFromAzureIdentity: { as: 'Administrator', bearer: corporateToken, input: nothing },
  getEmailForPasswordRecovery: { as: 'Operator', input: async () => ({ username: callers.Operator }) },
  submitUserResetPassword: {
    as: 'Operator',
    input: async ({ db }) => {
      const { id: userId } = await makeOperator(db);
      const code = crypto.randomUUID();
      const createdOn = new Date();
      await db.insert(passwordLinks).values({
        userId,
        codeHash: await hashToken(code),
        isNewAccount: false,
        createdOn,
        expiresOn: new Date(createdOn.getTime() + 60_000),
      });
      return { pwdRequestIdentifier: code, password: 'Nova-Palavra-2026' };
    },
  },
  submitUserChangePassword: {
    as: 'Operator',
    refuses: 'Administrator',
    // A wrong password, because the other examples sign in with the right one.
    input: async () => ({ oldPassword: 'Errada-Palavra-1', newPassword: 'Nova-Palavra-2026' }),
  },
};
