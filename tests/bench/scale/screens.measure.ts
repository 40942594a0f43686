import { test } from 'vitest';
import { countUncommunicatedApplications } from '../../../contract/calls/annualMaintenance';
import { getApplication, getQueueCounts, getToActivate } from '../../../contract/calls/application';
import { getTimeline } from '../../../contract/calls/applicationHistory';
import type { Call } from '../../../contract/calls/defineCall';
import { getComparisons } from '../../../contract/calls/recheck';
import { countUncommunicatedByProvider, getUncommunicated } from '../../../contract/calls/yearlyList';
import { getOverview } from '../../../modules/overview/contract/calls';
import { scaleServer } from './scaleServer';
import { p50AndP95, tableRow, timeInTurn } from './timings';

const rounds = Number(process.env.BENCH_ROUNDS ?? 60);
const server = scaleServer();
const regulator = 'admin@tsi.example.pt';
const operator = 'operador@netatlantico.example.pt';

/** The calls that screens open with; each call has another id, of a request of the operator's own provider. */
const calls: readonly (readonly [string, string, Call])[] = [
  ['counts of the queues, regulator', regulator, getQueueCounts],
  ['counts of the queues, provider', operator, getQueueCounts],
  ['requests to activate', operator, getToActivate],
  ['detail of a request, regulator', regulator, getApplication],
  ['detail of a request, provider', operator, getApplication],
  ['its timeline, regulator', regulator, getTimeline],
  ['its comparison, regulator', regulator, getComparisons],
  ['NIF not handed in, all providers', regulator, countUncommunicatedApplications],
  ['NIF not handed in, own', operator, countUncommunicatedApplications],
  ['NIF not handed in, by provider', regulator, countUncommunicatedByProvider],
  ['NIF not handed in, as a list', operator, getUncommunicated],
  ['overview', regulator, getOverview],
];

/** Returns `count` ids of the provider's rechecks, in an order like a random one. */
const someIds = async (count: number): Promise<string[]> => {
  const { rows } = await server().sql.query<{ id: number }>(
    `select id from applications where provider_id = 1 and kind = 'recheck' order by hashint4(id) limit $1`,
    [count],
  );
  return rows.map(({ id }) => String(id));
};

test('what screens open with', async () => {
  console.log(tableRow('what', 'call p50 · p95', 'its statements alone p50 · p95'));
  console.log(tableRow('---', '---', '---'));
  for (const [name, username, call] of calls) {
    const token = await server().signIn(username);
    const ids = (await someIds(rounds + 10)).values();
    const needsId = call === getApplication || call === getTimeline || call === getComparisons;
    const input = () => (needsId ? { applicationId: ids.next().value ?? '1' } : {});
    const statements = await server().statementsOf(token, call, input());
    const [asked, bare] = await timeInTurn(rounds, [
      async () => {
        const { status, body } = await server().send(token, call, input());
        if (status !== 200) throw new Error(body.toString());
      },
      async () => {
        for (const statement of statements) await server().sql.query(statement);
      },
    ]);
    if (asked && bare) console.log(tableRow(name, p50AndP95(asked), p50AndP95(bare)));
  }
});
