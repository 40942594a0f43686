import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApplication, makeOperator } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let operator: string;
let ids: Readonly<Record<'active' | 'recheck' | 'maintenance' | 'provider', number>>;

beforeAll(async () => {
  server = await createTestServer();
  const user = await makeOperator(server.db);
  operator = user.username;
  const providerId = user.parentId ?? 0;
  const active = await makeApplication(server.db, { providerId });
  const original = { providerId, recheckApplicationId: active.id } as const;
  ids = {
    active: active.id,
    recheck: (await makeApplication(server.db, { ...original, kind: 'recheck' })).id,
    maintenance: (await makeApplication(server.db, { ...original, kind: 'maintenance' })).id,
    provider: providerId,
  };
}, 60_000);
afterAll(() => server.close());

const administrator = 'admin@tsi.example.pt';
const about = /^O pedido .+ não existe/;
const ofRecords = /não existe\. Confirme o número\.$/;
const hex = (id: number) => `0x${id.toString(16)}`;
const zero = (id: number) => `0${id}`;
const plus = (id: number) => `+${id}`;
const exponent = (id: number) => `${id}e0`;
const blank = (id: number) => `%20${id}`;
const point = (id: number) => `${id}.0`;

type Case = [
  path: string,
  name: keyof typeof ids,
  by: string,
  unknown: RegExp,
  spell: (id: number) => string,
];

describe('an address whose id is spelled in another way', () => {
  it.each<Case>([
    ['/applicationManagement/#/details', 'active', 'operator', about, hex],
    ['/applicationManagement/#/details', 'active', 'operator', about, blank],
    ['/applications/#/details', 'active', 'administrator', about, zero],
    ['/applications/1/recheck/#/details', 'recheck', 'administrator', about, plus],
    ['/applicationManagement/#/recheckForm', 'active', 'operator', about, exponent],
    ['/applicationAnnualMaintenance/#/edit', 'maintenance', 'operator', about, point],
    ['/providers/#/edit', 'provider', 'administrator', ofRecords, hex],
    ['/providers/#/edit', 'provider', 'administrator', ofRecords, zero],
    ['/decisionTexts/#/edit', 'provider', 'administrator', ofRecords, point],
  ])('%s opens nothing for %s', async (path, name, by, unknown, spell) => {
    const as = by === 'operator' ? operator : administrator;
    const { requests } = await renderApp(path.replace('#', spell(ids[name])), { server, as });
    expect((await screen.findAllByText(unknown)).length).toBeGreaterThan(0);
    expect(requests.filter(({ path: called }) => /get-by-id|\/decisionTexts\//.test(called))).toEqual([]);
  });
});
