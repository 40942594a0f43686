import { test } from 'vitest';
import { getOverview } from '../../../contract/calls/overview';
import { scaleServer } from './scaleServer';
import { timeInTurn } from './timings';

const rounds = Number(process.env.BENCH_ROUNDS ?? 60);
const server = scaleServer();
const shown = (milliseconds: number) => milliseconds.toFixed(1);

test('overview', async () => {
  const token = await server().signIn('admin@tsi.example.pt');
  const statements = await server().statementsOf(token, getOverview, {});
  const [asked, bare] = await timeInTurn(rounds, [
    () => server().send(token, getOverview, {}),
    async () => {
      for (const statement of statements) await server().sql.query(statement);
    },
  ]);
  if (asked && bare)
    console.log(
      `overview: p50 ${shown(asked.p50)} ms, p95 ${shown(asked.p95)} ms; its ${statements.length} statements alone: p50 ${shown(bare.p50)} ms, p95 ${shown(bare.p95)} ms`,
    );
});
