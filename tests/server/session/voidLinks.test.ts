import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getEmailForPasswordRecovery, submitUserResetPassword } from '../../../contract/calls/authentication';
import { createUsers, updateProviders, updateUsers } from '../../../contract/calls/user';
import { userStatus } from '../../../contract/rules/userTypes';
import { lockUsers } from '../../../server/services/session/account/lockUsers';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import type { TestServer } from '../../support/testServer';
import { untilTheyWait } from '../../support/untilTheyWait';
import { linkIn } from './sentLink';
import { send, startSessionServer } from './testSession';

let server: TestServer;
let administrator: ApiClient;
beforeAll(async () => {
  server = await startSessionServer();
  administrator = await apiClient(server, await makeAdministrator(server.db));
});
afterAll(() => server.close());

const setStatus = (id: number, userStatusId: 1 | 2) =>
  administrator.answer(updateUsers, { users: [{ id, userStatusId }] });
const deactivateAndActivate = async (id: number) => {
  await setStatus(id, userStatus.inactive);
  await setStatus(id, userStatus.active);
};
const askForLink = (username: string) => send(server, getEmailForPasswordRecovery, { username });
const codeFor = async (username: string) => {
  await askForLink(username);
  await server.work();
  return linkIn(server.mails.at(-1)).code;
};
const use = async (pwdRequestIdentifier: string) =>
  (await send(server, submitUserResetPassword, { pwdRequestIdentifier, password: 'Nova-Palavra-2026' })).body;
const isVoid = { success: false, errorCode: 'Link_expired' };

describe('a link for choosing a password that was mailed before a deactivation', { timeout: 30_000 }, () => {
  it('works neither after it nor after a later activation; the next one does', async () => {
    const { id, username } = await makeOperator(server.db);
    const code = await codeFor(username);
    await setStatus(id, userStatus.inactive);
    expect(await use(code)).toMatchObject(isVoid);
    await setStatus(id, userStatus.active);
    expect(await use(code)).toMatchObject(isVoid);
    expect(await use(await codeFor(username))).toEqual({ success: true });
  });

  it('does not work for a new user either', async () => {
    const username = 'registo@tsi.example.pt';
    const [created] = await administrator.answer(createUsers, {
      users: [{ username, userStatusId: userStatus.active, userTypeId: 1, permissions: [] }],
    });
    await server.work();
    const { code } = linkIn(server.mails.at(-1));
    await deactivateAndActivate(created?.userId ?? 0);
    expect(await use(code)).toMatchObject(isVoid);
    expect(await use(await codeFor(username))).toEqual({ success: true });
  });

  it.each([makeOperator, makeProvider])('does not work if the provider was deactivated', async (make) => {
    const user = await make(server.db);
    const id = user.parentId ?? user.id;
    const code = await codeFor(user.username);
    for (const userStatusId of [userStatus.inactive, userStatus.active])
      await administrator.answer(updateProviders, { users: [{ id, name: 'Prestador', userStatusId }] });
    expect(await use(code)).toMatchObject(isVoid);
  });

  it('works if only rights, or the name of the provider, were changed', async () => {
    const { id, username, parentId } = await makeOperator(server.db);
    const code = await codeFor(username);
    await administrator.answer(updateUsers, {
      users: [{ id, userStatusId: userStatus.active, permissions: ['ApplicationsModule_Reader'] }],
    });
    await administrator.answer(updateProviders, {
      users: [{ id: parentId ?? 0, name: 'Outro nome', userStatusId: userStatus.active }],
    });
    expect(await use(code)).toEqual({ success: true });
  });

  it('works if the user was created inactive and is activated for the first time', async () => {
    const [created] = await administrator.answer(createUsers, {
      users: [
        {
          username: 'mais-tarde@tsi.example.pt',
          userStatusId: userStatus.inactive,
          userTypeId: 1,
          permissions: [],
        },
      ],
    });
    await server.work();
    const { code } = linkIn(server.mails.at(-1));
    await setStatus(created?.userId ?? 0, userStatus.active);
    expect(await use(code)).toEqual({ success: true });
  });

  it('is not sent any more if it was waiting to be', async () => {
    const { id, username } = await makeOperator(server.db);
    const failing = { mailer: { send: () => Promise.reject(new Error('The mail server is down')) } };
    await askForLink(username);
    await server.work(failing);
    const sent = server.mails.length;
    await deactivateAndActivate(id);
    // What failed is tried again later.
    await server.work({ now: () => new Date(Date.now() + 3_600_000) });
    expect(server.mails.slice(sent)).toEqual([]);
  });

  // PGlite has one connection and runs these one after the other; on PostgreSQL they really run at once.
  it('is void if it is made valid beside the deactivation', async () => {
    const username = 'entretanto@tsi.example.pt';
    const [created] = await administrator.answer(createUsers, {
      users: [{ username, userStatusId: userStatus.active, userTypeId: 1, permissions: [] }],
    });
    const id = created?.userId ?? 0;
    const { working, deactivating } = await server.db.transaction(async (db) => {
      await lockUsers(db, [id]);
      const first = setStatus(id, userStatus.inactive);
      await untilTheyWait(db, [first]);
      const second = server.work();
      await untilTheyWait(db, [first, second]);
      return { working: second, deactivating: first };
    });
    await Promise.all([working, deactivating]);
    await setStatus(id, userStatus.active);
    const code = server.mails.filter(({ to }) => to === username).map((mail) => linkIn(mail).code)[0];
    if (code) expect(await use(code)).toMatchObject(isVoid);
    expect(await use(await codeFor(username))).toEqual({ success: true });
  });
});
