import { test } from 'vitest';
import { findAnything } from '../../../modules/find/contract/calls';
import { scaleServer } from './scaleServer';
import { p50AndP95, tableRow, timeInTurn, timingsOf } from './timings';

const rounds = Number(process.env.BENCH_ROUNDS ?? 60);
const server = scaleServer();
const regulator = 'admin@tsi.example.pt';
const operator = 'operador@netatlantico.example.pt';

/** What people type, by how rare it is. */
const kinds: readonly (readonly [string, readonly string[]])[] = [
  ['a common name', ['maria', 'silva', 'ferreira', 'joão', 'antonio']],
  ['a part of a word', ['mari', 'silv', 'gonç', 'trind', 'uerqu']],
  ['an infrequent name', ['bettencourt', 'camara', 'evaristo', 'leopoldina', 'xavier']],
  ['two words', ['maria silva', 'zulmira xavier', 'vítor da câmara', 'trindade ana', 'íris quintão']],
  ['a rare name', ['bardrofu', 'zanxivel', 'tuquerol', 'stimaunis', 'hinprabri']],
  ['nobody', ['marianela', 'quaresma', 'ferreirinha', 'wolfgang', 'silva sottomayor']],
  ['a number', ['1', '1000', '70001', '900001', '424242']],
];

test('names among all requests', async () => {
  console.log(tableRow('what', 'regulator, call p50 · p95', 'provider, call p50 · p95'));
  console.log(tableRow('---', '---', '---'));
  const tokens = [await server().signIn(regulator), await server().signIn(operator)];
  const all = tokens.map((): number[] => []);
  for (const [name, texts] of kinds) {
    const next = tokens.map(() => 0);
    const timings = await timeInTurn(
      rounds,
      tokens.map((token, who) => async () => {
        const text = texts[(next[who] ?? 0) % texts.length];
        next[who] = (next[who] ?? 0) + 1;
        const begin = performance.now();
        const { status, body } = await server().send(token, findAnything, { text });
        if (status !== 200) throw new Error(body.toString());
        all[who]?.push(performance.now() - begin);
      }),
    );
    console.log(tableRow(name, ...timings.map(p50AndP95)));
  }
  console.log(tableRow('all of these', ...all.map((times) => p50AndP95(timingsOf(times)))));
});
