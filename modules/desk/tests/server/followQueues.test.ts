import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setEligibility } from '../../../../contract/calls/applicationAction';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import { userStatus } from '../../../../contract/rules/userTypes';
import { apiClientKeys } from '../../../../server/db/schema/apiClients';
import { refreshTokens, users } from '../../../../server/db/schema/users';
import { type ApiClient, apiClient } from '../../../../tests/support/apiClient';
import {
  makeAdministrator,
  makeApplication,
  makeOperator,
  makeProvider,
} from '../../../../tests/support/builders';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import { makeClient, tokenOf } from '../../../integration/tests/clients';
import { claimApplication, followQueues } from '../../contract/calls';

let server: TestServer;
let isEnding = false;
beforeEach(async () => {
  isEnding = false;
  server = await createTestServer({ seed: 'empty', endsStreams: () => isEnding });
}, 60_000);
afterEach(async () => {
  isEnding = true;
  await server.close();
});

/** Opens the stream of events; `until` reads on until a text has come, `rest` to its end. */
const follow = async (user: ApiClient, input: object = {}) => {
  const response = await user.send(followQueues, input);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const read = async (isEnough: () => boolean): Promise<string> => {
    while (!isEnough()) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) break;
      text += value;
    }
    return text;
  };
  return {
    until: (wanted: string) => read(() => text.includes(wanted)),
    rest: () => read(() => false),
    leave: () => reader?.cancel(),
  };
};

describe('events of the queues', () => {
  it('tell an officer that somebody claimed a request, and everybody that one was decided; they end with the server', async () => {
    const { db } = server;
    const officer = await apiClient(server, await makeAdministrator(db));
    const { id: applicationId } = await makeApplication(db, { statusId: status.awaitsRegulator });
    const seen = await follow(await apiClient(server, await makeOperator(db)));
    await officer.answer(claimApplication, { applicationId });
    expect(await seen.until('claims')).not.toContain('queues');
    await officer.answer(setEligibility, { applicationId, applicationStatus: status.eligible });
    const text = await seen.until('event: queues\ndata:\n\n');
    expect(text).toContain('event: queues\ndata:\n\n');
    isEnding = true;
    expect(await seen.rest()).toMatch(/^(:|event: (queues|claims)|data:|\n)+$/);
  });

  it('tell nobody of their own claim, but of one that somebody else takes from them', async () => {
    const { db } = server;
    const [ana, rui] = await Promise.all(
      ['Ana', 'Rui'].map(async (name) => apiClient(server, await makeAdministrator(db, { name }))),
    );
    const { id: applicationId } = await makeApplication(db, { statusId: status.awaitsRegulator });
    const [seen, seenByOther] = [await follow(ana as ApiClient), await follow(rui as ApiClient)];
    await ana?.answer(claimApplication, { applicationId });
    expect(await seenByOther.until('claims')).toContain('event: claims');
    await rui?.answer(claimApplication, { applicationId, takesOver: true });
    expect((await seen.until('claims')).match(/claims/g)).toHaveLength(1);
    await Promise.all([seen.leave(), seenByOther.leave()]);
  });

  it.each<[string, (id: number, db: TestServer['db']) => Promise<unknown>]>([
    [
      'session ends',
      (id, db) => db.update(refreshTokens).set({ revokedOn: new Date() }).where(eq(refreshTokens.userId, id)),
    ],
    [
      'account is deactivated',
      (id, db) => db.update(users).set({ userStatusId: userStatus.inactive }).where(eq(users.id, id)),
    ],
    [
      'right is taken',
      (id, db) =>
        db
          .update(users)
          .set({ permissions: ['Users_Reader'] })
          .where(eq(users.id, id)),
    ],
  ])('end, untold, for a caller whose %s, and go on for the others', async (_, take) => {
    const { db } = server;
    const officer = await apiClient(server, await makeAdministrator(db));
    const other = await makeAdministrator(db);
    const { id: applicationId } = await makeApplication(db, { statusId: status.awaitsRegulator });
    const third = await apiClient(server, await makeAdministrator(db));
    const [seen, seenByOthers] = [await follow(await apiClient(server, other)), await follow(third)];
    await take(other.id, db);
    await officer.answer(claimApplication, { applicationId });
    expect(await seen.rest()).toMatch(/^[:\n]+$/);
    expect(await seenByOthers.until('claims')).toContain('event: claims');
    await seenByOthers.leave();
  });

  it('go on for a provider’s system, until its key ends', async () => {
    const { db } = server;
    const provider = await makeProvider(db);
    await makeOperator(db, { parentId: provider.id });
    const made = await makeClient(server, provider.id);
    const authorization = `Bearer ${await tokenOf(server, made)}`;
    const send = (call: typeof followQueues) =>
      server.fetch(`/api${call.path}`, { headers: { authorization } });
    const seen = await follow({ send } as never);
    const officer = await apiClient(server, await makeAdministrator(db));
    const claim = async () => {
      const { id } = await makeApplication(db, { statusId: status.awaitsRegulator });
      await officer.answer(claimApplication, { applicationId: id });
    };
    await claim();
    expect(await seen.until('event: claims')).toContain('event: claims');
    await db.update(apiClientKeys).set({ revokedOn: new Date() });
    await claim();
    expect((await seen.rest()).split('event: claims')).toHaveLength(2);
  });

  it('are for four windows of a person at once; one that is closed makes room', async () => {
    const officer = await apiClient(server, await makeAdministrator(server.db));
    const [first] = await Promise.all([1, 2, 3, 4].map(() => follow(officer)));
    expect(await officer.refusal(followQueues, {})).toMatchObject({ status: 429 });
    await first?.leave();
    const another = await follow(officer, { seconds: 0 });
    expect(await another.rest()).toBe(':\n\n');
  });
});
