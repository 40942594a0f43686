import { argon2Verify } from 'hash-wasm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { login } from '../../../contract/calls/authentication';
import { userStatus } from '../../../contract/rules/userTypes';
import { demoPassword } from '../../../server/seed/common/demoAccounts';
import { hashPassword } from '../../../server/services/workers/tasks/password';
import { makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import type { TestServer } from '../../support/testServer';
import { send, startSessionServer } from './testSession';

vi.mock('hash-wasm', async (importOriginal) => {
  const actual = await importOriginal<typeof import('hash-wasm')>();
  return { ...actual, argon2Verify: vi.fn(actual.argon2Verify) };
});

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startSessionServer();
  passwordHash = await hashPassword(demoPassword);
});
beforeEach(() => {
  vi.mocked(argon2Verify).mockClear();
});
afterAll(() => server.close());

describe('login: the same work for every account', { timeout: 30_000 }, () => {
  const usernames: Record<string, () => Promise<string>> = {
    'a wrong password': async () => (await makeAdministrator(server.db, { passwordHash })).username,
    'an unknown account': async () => 'ninguem@example.pt',
    'an account without password': async () =>
      (await makeAdministrator(server.db, { passwordHash: null })).username,
    'an inactive account': async () =>
      (await makeAdministrator(server.db, { passwordHash, userStatusId: userStatus.inactive })).username,
    'an operator of an inactive provider': async () => {
      const provider = await makeProvider(server.db, { userStatusId: userStatus.inactive });
      return (await makeOperator(server.db, { passwordHash, parentId: provider.id })).username;
    },
  };

  it.each(Object.keys(usernames))('%s costs one hash', async (name) => {
    const username = (await usernames[name]?.()) ?? '';
    const { status } = await send(server, login, { username, password: 'Errada-Palavra-1' });
    expect(status).toBe(401);
    expect(argon2Verify).toHaveBeenCalledTimes(1);
    expect(vi.mocked(argon2Verify).mock.lastCall?.[0].hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
