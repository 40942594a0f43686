import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  downloadResourceFile,
  getApplication,
  getApplicationFiles,
  searchApplications,
} from '../../../contract/calls/application';
import { getApplicationHistory } from '../../../contract/calls/applicationHistory';
import { type ApiClient, apiClient } from '../../support/apiClient';
import {
  makeAdministrator,
  makeApplication,
  makeFile,
  makeOperator,
  makeProvider,
} from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let applicationId: number;
let resourceFileId: number;
const clients: Record<string, ApiClient> = {};

const as = (name: string): ApiClient => {
  const client = clients[name];
  if (!client) throw new Error(`Nobody signed in as ${name}.`);
  return client;
};

beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
  const { db } = server;
  const provider = await makeProvider(db);
  const application = await makeApplication(db, { providerId: provider.id });
  applicationId = application.id;
  resourceFileId = (await makeFile(db, applicationId)).id;
  clients.provider = await apiClient(server, provider);
  clients.operator = await apiClient(server, await makeOperator(db, { parentId: provider.id }));
  clients.administrator = await apiClient(server, await makeAdministrator(db));
  clients.otherProvider = await apiClient(server, await makeProvider(db));
  clients.otherOperator = await apiClient(server, await makeOperator(db));
}, 60_000);

afterAll(() => server.close());

const calls = () =>
  [
    ['application', getApplication, { applicationId }],
    ['files', getApplicationFiles, { applicationId }],
    ['history', getApplicationHistory, { applicationId }],
    ['download', downloadResourceFile, { resourceFileId }],
  ] as const;

describe('10.1 isolation between providers', () => {
  it.each(['provider', 'operator', 'administrator'])(
    'the %s sees application, files, history and documents',
    async (name) => {
      for (const [, call, input] of calls()) expect((await as(name).send(call, input)).status).toBe(200);
    },
  );

  it.each(['otherProvider', 'otherOperator'])('to the %s they do not exist', async (name) => {
    for (const [what, call, input] of calls()) {
      expect(await as(name).refusal(call, input)).toEqual({
        status: 404,
        message: what === 'download' ? 'O documento não foi encontrado.' : 'O pedido não foi encontrado.',
      });
    }
    expect((await as(name).answer(searchApplications, {})).totalItems).toBe(0);
  });

  it('answers the same for an id that nothing has, and 400 for one that nothing can have', async () => {
    const missing = await as('otherOperator').refusal(getApplication, { applicationId: 2_000_000_000 });
    expect(missing).toEqual({ status: 404, message: 'O pedido não foi encontrado.' });
    for (const id of ['0', '-1', 'x', '99999999999']) {
      expect((await as('operator').refusal(getApplication, { applicationId: id })).status).toBe(400);
    }
  });
});
