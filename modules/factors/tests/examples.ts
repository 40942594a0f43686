import { eq } from 'drizzle-orm';
import { factorRemovals, factors, recoveryCodes } from '../../../server/db/schema/factors';
import { users } from '../../../server/db/schema/users';
import { demoPassword } from '../../../server/seed/common/demoAccounts';
import { findActorOfUser } from '../../../server/services/session/account/findActor';
import { callers, type Examples, nothing } from '../../../tests/server/conformance/example';
import { postJson } from '../../../tests/server/core/postJson';
import { makeOperator } from '../../../tests/support/builders';
import type { TestServer } from '../../../tests/support/testServer';
import { publicCalls } from '../contract/publicCalls';
import { addedFactors } from '../server/addedFactors';
import { askForFactor } from '../server/askForFactor';
import { defaultFactorRules } from '../server/factorRules';
import { codeOf } from './server/generator';
import { makeAuthenticator } from './server/softAuthenticator';

/** Begins a generator of codes for the provider, who has no factor from here on. */
const begin = async (server: TestServer) => {
  const [owner] = await server.db.select().from(users).where(eq(users.username, callers.Provider));
  const userId = owner?.id ?? 0;
  await server.db.delete(factors).where(eq(factors.userId, userId));
  await server.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await server.db.delete(factorRemovals).where(eq(factorRemovals.userId, userId));
  const { accessToken } = await server.signIn(callers.Provider);
  const { body } = await postJson(server, '/Factors/begin-generator', {}, accessToken);
  const { enrolment, secret } = body.data;
  return { userId, accessToken, input: { enrolment, code: codeOf(secret, new Date()) } };
};

/** Gives the provider a generator of codes; returns the recovery codes. */
const add = async (server: TestServer) => {
  const { userId, accessToken, input } = await begin(server);
  const { body } = await postJson(server, '/Factors/add-generator', input, accessToken);
  const [factor] = await server.db.select().from(factors).where(eq(factors.userId, userId));
  return { id: factor?.id ?? 0, recoveryCodes: body.data.recoveryCodes as string[] };
};

/** Makes a passkey for the provider, who has no factor yet. */
const newPasskey = async (server: TestServer) => {
  const { accessToken } = await begin(server);
  const authenticator = await makeAuthenticator();
  const { body } = await postJson(server, '/Factors/begin-passkey', {}, accessToken);
  const { options, enrolment } = body.data;
  const input = { enrolment, response: await authenticator.make(options), name: 'Portátil' };
  return { accessToken, authenticator, input };
};

/** Signs the provider in as where a factor is to be added first; returns the challenge. */
const challenge = async (server: TestServer) => {
  const { userId } = await begin(server);
  const context = { db: server.db, now: () => new Date(), remoteAddress: null, tokenKeys: server.tokenKeys };
  const actor = await findActorOfUser(server.db, userId);
  const asked = actor && (await askForFactor({ ...context, modules: { factors: atOnce } }, actor));
  return asked?.factorChallenge;
};

const atOnce = { ...defaultFactorRules, required: 'all', graceDays: 0 } as const;

/** How the conformance test makes each call of the module. */
export const examples: Examples = {
  signInWithFactor: {
    as: 'Provider',
    input: async (server) => {
      const [code] = (await add(server)).recoveryCodes;
      const credentials = { username: callers.Provider, password: demoPassword };
      const { body } = await postJson(server, '/Authentication/login', credentials);
      return { factorChallenge: body.factorChallenge, code };
    },
  },
  getFactors: {
    as: 'Provider',
    input: async (server) => {
      await add(server);
      return {};
    },
  },
  beginRequiredGenerator: {
    as: 'Provider',
    input: async (server) => ({ factorChallenge: await challenge(server) }),
  },
  addRequiredGenerator: {
    as: 'Provider',
    input: async (server) => {
      const factorChallenge = await challenge(server);
      const { body } = await postJson(server, publicCalls.beginRequiredGenerator.path, { factorChallenge });
      const { enrolment, secret } = body.data;
      return { factorChallenge, enrolment, code: codeOf(secret, new Date()) };
    },
  },
  getPasskeyOptions: { as: 'Provider', input: nothing },
  signInWithPasskey: {
    as: 'Provider',
    input: async (server) => {
      const { authenticator, accessToken, input } = await newPasskey(server);
      await postJson(server, '/Factors/add-passkey', input, accessToken);
      const { body } = await postJson(server, publicCalls.getPasskeyOptions.path, {});
      const { options, assertion } = body.data;
      return { assertion, response: await authenticator.prove(options) };
    },
  },
  beginPasskey: { as: 'Provider', input: nothing },
  addPasskey: { as: 'Provider', input: async (server) => (await newPasskey(server)).input },
  beginGenerator: { as: 'Provider', input: nothing },
  addGenerator: { as: 'Provider', input: async (server) => (await begin(server)).input },
  removeFactor: { as: 'Provider', input: async (server) => ({ id: (await add(server)).id }) },
  renewRecoveryCodes: {
    as: 'Provider',
    input: async (server) => {
      await add(server);
      return {};
    },
  },
  provePassword: { as: 'Provider', input: async () => ({ password: demoPassword }) },
  removeAddedFactors: {
    as: 'Provider',
    input: async (server) => {
      const { id } = await add(server);
      const [factor] = await server.db.select().from(factors).where(eq(factors.id, id));
      const context = {
        db: server.db,
        now: () => new Date(),
        remoteAddress: null,
        tokenKeys: server.tokenKeys,
      };
      return {
        removal: (await addedFactors(context, { userId: factor?.userId ?? 0, passwordBeforeSetOn: null }))
          ?.removal,
      };
    },
  },
  proveFactor: {
    as: 'Provider',
    input: async (server) => ({ code: (await add(server)).recoveryCodes[0] }),
  },
  getOwnPasskeyOptions: { as: 'Provider', input: nothing },
  provePasskey: {
    as: 'Provider',
    input: async (server) => {
      const { authenticator, accessToken, input } = await newPasskey(server);
      await postJson(server, '/Factors/add-passkey', input, accessToken);
      const { body } = await postJson(server, '/Factors/get-passkey-options', {}, accessToken);
      const { options, assertion } = body.data;
      return { assertion, response: await authenticator.prove(options) };
    },
  },
  requestFactorRemoval: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server) => {
      const { id: userId } = await makeOperator(server.db);
      const at = { userId, createdOn: new Date() };
      await server.db.insert(factors).values({ ...at, kind: 'passkey', name: 'Perdida' });
      return { userId };
    },
  },
  stopFactorRemoval: {
    as: 'Provider',
    input: async (server) => {
      const { id } = await add(server);
      const [factor] = await server.db.select().from(factors).where(eq(factors.id, id));
      const userId = factor?.userId ?? 0;
      const moment = new Date(Date.now() + 1000);
      await server.db
        .insert(factorRemovals)
        .values({ userId, requestedBy: userId, requestedOn: moment, dueOn: moment });
      return {};
    },
  },
};
