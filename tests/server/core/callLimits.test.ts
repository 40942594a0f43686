import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportMaintenanceRequests } from '../../../contract/calls/maintenanceRequest';
import { getProviders } from '../../../contract/calls/provider';
import { failureBody } from '../../../contract/errors';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { callLimits, callWindowSeconds, createCallCounter, kindsOf } from '../../../server/http/limitCalls';
import { listCalls } from '../../../server/http/listCalls';
import { apiClient } from '../../support/apiClient';
import { makeOperator } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';
import { makeClock } from '../session/testSession';

describe('how often a user may call', () => {
  it.each([
    ['exportAnonymizedApplications', 'export'],
    ['exportMaintenanceRequests', 'export'],
    ['downloadResourceFile', 'download'],
    ['searchBackofficeApplications', 'search'],
    ['searchAddresses', 'search'],
    ['submitApplications', 'submission'],
    ['registerMaintenanceRequests', 'submission'],
    ['checkMaintenanceFile', 'submission'],
    ['createUsers', 'user'],
    ['reportPageFailure', 'report'],
  ])('%s counts as %s', (name, kind) => {
    const call = listCalls().find((one) => one.name === name)?.call;
    expect(call && kindsOf(call)).toEqual(['any', kind]);
  });

  it('is counted per user and kind, from zero after the window', () => {
    const clock = makeClock();
    const count = createCallCounter(clock.now);
    for (let call = 1; call <= callLimits.export + 1; call += 1)
      expect(count('export', 1)).toEqual({ calls: call, secondsLeft: callWindowSeconds });
    clock.pass(60);
    expect(count('export', 1)).toEqual({
      calls: callLimits.export + 2,
      secondsLeft: callWindowSeconds - 60,
    });
    const first = { calls: 1, secondsLeft: callWindowSeconds };
    expect([count('export', 2), count('search', 1)]).toEqual([first, first]);
    clock.pass(callWindowSeconds - 60);
    expect(count('export', 1)).toEqual(first);
  });
});

describe('7.1 refusals: a user who calls too often', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ seed: 'empty' });
  });
  afterAll(() => server.close());

  it('gets 429 with Retry-After and a text, and leaves one row in the audit', async () => {
    const operator = await makeOperator(server.db);
    const client = await apiClient(server, operator);
    const ask = () => client.send(exportMaintenanceRequests, {});
    const answers = await Promise.all(Array.from({ length: callLimits.export }, ask));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (let more = 0; more < 2; more += 1) {
      const refused = await ask();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(failureBody.strict().parse(await refused.json()).message).toMatch(/^Demasiados pedidos/);
    }
    const rows = await server.db.select().from(auditEvents).where(eq(auditEvents.action, 'tooManyCalls'));
    expect(rows).toMatchObject([{ actorId: operator.id, detail: { kind: 'export' } }]);
    expect((await client.send(getProviders, {})).status).toBe(200);
  });
});
