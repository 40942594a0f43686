import { loadavg } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { accounts } from '../e2e/support/signIn';
import { expect, test } from '../e2e/support/test';
import { fillList } from './page/fillList';
import { type Measures, measureSubject } from './page/measureSubject';
import { printMeasures } from './page/printMeasures';
import { type Protocol, serveBuilt } from './page/serveBuilt';
import { ours, plain } from './page/subjects';

const runs = Number(process.env.RUNS ?? 7);
const root = join(import.meta.dirname, '../..');
const protocols: readonly Protocol[] = ['HTTP/1.1', 'HTTP/2'];

for (const protocol of protocols) {
  test(`login and list beside a plain react-admin, ${protocol}`, async ({ browser, appServer }) => {
    test.setTimeout(30 * 60_000);
    await build({ configFile: join(root, 'tests/bench/plain/vite.config.ts'), logLevel: 'warn' });
    const session = await fillList(appServer.url, accounts.operator, accounts.administrator);
    const web = await serveBuilt(join(root, 'dist/web'), appServer.url, protocol);
    const plainWeb = await serveBuilt(join(root, 'test-results/plain'), appServer.url, protocol);
    const subjects = [ours(web.url), plain(plainWeb.url)];
    const results = new Map<string, Measures[]>(subjects.map(({ name }) => [name, []]));

    for (let run = 1; run <= runs; run += 1) {
      for (const subject of subjects) {
        const measures = await measureSubject(browser, subject, accounts.administrator, session);
        results.get(subject.name)?.push(measures);
      }
    }
    await web.stop();
    await plainWeb.stop();
    printMeasures(results, `${protocol}, medians of ${runs}; load ${loadavg()[0]?.toFixed(1)}`);
    for (const list of results.values()) expect(list).toHaveLength(runs);
  });
}
