import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdministrator, makeApplication, makeFile, makeOperator } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';
import { postJson } from './postJson';

let server: TestServer;
let operator: string;
let administrator: string;
let id: number;
let fileId: number;
let userId: number;

beforeAll(async () => {
  server = await createTestServer();
  const one = await makeOperator(server.db);
  operator = (await server.signIn(one.username)).accessToken;
  userId = one.id;
  administrator = (await server.signIn((await makeAdministrator(server.db)).username)).accessToken;
  id = (await makeApplication(server.db, { providerId: one.parentId ?? 0 })).id;
  fileId = (await makeFile(server.db, id)).id;
}, 60_000);
afterAll(() => server.close());

/** Texts that JavaScript reads as this number, or nearly so. */
const otherSpellings = (number: number) => [
  `0x${number.toString(16)}`,
  `0${number}`,
  `+${number}`,
  `${number}e0`,
  ` ${number}`,
  `${number}\u00a0`,
  `${number}.0`,
  `${number}${'0'.repeat(20)}`,
];

const get = async (path: string, token: string) =>
  (await server.fetch(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })).status;

describe('7.1 an id in another spelling', () => {
  it.each<[path: string, number: () => number, by: () => string]>([
    ['/Application/get-by-id?applicationId=', () => id, () => operator],
    ['/Application/get-files?applicationId=', () => id, () => operator],
    ['/Application/get-recheck-requests-by-application-id?applicationId=', () => id, () => operator],
    ['/Application/exist-recheck-application-in-progress?applicationId=', () => id, () => operator],
    ['/ApplicationHistory/get-by-application-id?applicationId=', () => id, () => operator],
    ['/Application/download-resource-file?resourceFileId=', () => fileId, () => operator],
    ['/Application/get-mail-notifications-by-application-id?applicationId=', () => id, () => administrator],
    ['/User/get-by-id?userId=', () => userId, () => administrator],
    ['/User/get-permissions-by-user-type-id?userTypeId=', () => 1, () => administrator],
    ['/decisionTexts/', () => 1, () => administrator],
  ])('%s knows only digits', async (path, number, by) => {
    expect(await get(`${path}${number()}`, by())).toBe(200);
    for (const other of otherSpellings(number()))
      expect(await get(`${path}${encodeURIComponent(other)}`, by()), other).toBe(400);
  });

  it('is unknown in a body too, where an id is a number', async () => {
    for (const other of otherSpellings(id)) {
      const search = await postJson(server, '/Application/search', { id: other }, operator);
      expect(search.status, other).toBe(400);
      const cancellation = {
        applicationId: other,
        cancellationDate: '2026-01-01T00:00:00Z',
        cancellationReasonId: 1,
      };
      const cancel = await postJson(
        server,
        '/Application/cancel',
        { applicationCancellations: [cancellation] },
        operator,
      );
      expect(cancel.status, other).toBe(400);
    }
  });

  it('is unknown in the filter of a plain resource', async () => {
    for (const other of otherSpellings(1)) {
      const filter = encodeURIComponent(JSON.stringify({ id: other }));
      expect(await get(`/decisionTexts?filter=${filter}`, administrator), other).toBe(400);
    }
  });
});
