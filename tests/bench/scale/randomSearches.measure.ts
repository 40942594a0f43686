import { test } from 'vitest';
import { searchBackofficeApplications } from '../../../contract/calls/application';
import { randomOf, randomSearch, type SearchMaterial, searchShapes } from './randomSearches';
import { scaleServer } from './scaleServer';
import { plainStatements, searchMaterial } from './searchMaterial';
import { tableRow, timingsOf } from './timings';

/** Searches of each shape, by one client or as bare SQL; eight clients make three times as many, within a user's limit. */
const each = Number(process.env.BENCH_ROUNDS ?? 30);
const server = scaleServer();
const shapes = Object.keys(searchShapes);

/** Draws searches, of each shape equally many, and sends them in random order, `clients` at once. */
const measure = async (
  name: string,
  clients: number,
  material: SearchMaterial,
  send: (search: ReturnType<typeof randomSearch>, client: number) => Promise<void>,
) => {
  const random = randomOf(clients + 1);
  const searches = shapes
    .flatMap((shape) => Array.from({ length: each * Math.min(clients, 3) }, () => shape))
    .map((shape) => ({ shape, order: random(), search: randomSearch(shape, material, random) }))
    .toSorted((a, b) => a.order - b.order);
  const times = new Map<string, number[]>(shapes.map((shape) => [shape, []]));
  const waiting = searches.values();
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (const { shape, search } of waiting) {
        const sent = performance.now();
        await send(search, client);
        times.get(shape)?.push(performance.now() - sent);
      }
    }),
  );
  const perSecond = searches.length / ((performance.now() - begin) / 1000);
  const all = timingsOf([...times.values()].flat());
  console.log(tableRow(name, all.p50, all.p95, all.p99, all.slowest, perSecond.toFixed(0)));
  for (const [shape, own] of times) {
    const { p50, p95, p99, slowest } = timingsOf(own);
    console.log(tableRow(`of these: ${shape}`, p50, p95, p99, slowest, ''));
  }
};

test('searches drawn at random, none of them made before', async () => {
  const material = await searchMaterial(server().sql);
  const token = await server().signIn('admin@tsi.example.pt');
  const all = material.applications.toLocaleString('en');
  console.log(tableRow('', 'p50', 'p95', 'p99', 'slowest', 'per second'));
  console.log(tableRow(...Array.from({ length: 6 }, () => '---')));
  const overHttp = async (search: ReturnType<typeof randomSearch>) => {
    const { status, body } = await server().send(token, searchBackofficeApplications, search);
    if (status !== 200) throw new Error(`${JSON.stringify(search)}: ${status} ${body}`);
  };
  await measure(`one client, ${all}`, 1, material, overHttp);
  await measure(`eight clients, ${all}`, 8, material, overHttp);
  await measure(`bare SQL with count(*), ${all}`, 1, material, async (search) => {
    for (const { text, values } of await plainStatements(server().sql, search))
      await server().sql.query(text, values);
  });
});
