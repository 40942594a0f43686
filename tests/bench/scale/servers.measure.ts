import pg from 'pg';
import { expect, test } from 'vitest';
import { searchBackofficeApplications, submitApplications } from '../../../contract/calls/application';
import type { Call } from '../../../contract/calls/defineCall';
import { demoPassword } from '../../../server/seed/common/demoAccounts';
import {
  type AppServer,
  makeDataFolder,
  removeDataFolder,
  startAppServer,
} from '../../e2e/support/appServer';
import { validNif } from '../../support/nifs';
import { makePdf, uploadedPdf } from '../../support/pdf';
import { sentApplication } from '../../support/submissions';
import { withoutLimits } from '../withoutLimits';
import { randomOf, randomSearch, searchShapes } from './randomSearches';
import { exchange, tokenSecret } from './scaleServer';
import { searchMaterial } from './searchMaterial';
import { tableRow, timingsOf } from './timings';

const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const clients = 16;
const shapes = Object.keys(searchShapes);
const databaseUrl = () => process.env.BENCH_DATABASE_URL ?? '';

const signIn = async ({ url }: AppServer, username: string): Promise<string> => {
  const body = JSON.stringify({ username, password: demoPassword });
  const answer = await exchange(`${url}/api/Authentication/login`, 'POST', body);
  return JSON.parse(answer.body.toString()).accessToken;
};

/** Copies an account for each client, because one account may not make so many calls. */
const accountsLike = async (sql: pg.Client, username: string): Promise<string[]> => {
  const { rows } = await sql.query<{ username: string }>(
    `insert into users (user_type_id, user_status_id, username, parent_id, permissions, password_hash)
      select user_type_id, user_status_id, gen_random_uuid() || username, parent_id, permissions, password_hash
      from users, generate_series(1, $2::int) where username = $1 returning username`,
    [username, clients],
  );
  return rows.map((row) => row.username);
};

/** Sends calls for some seconds, one after the other from each client; the clients are spread over the servers. */
const measure = async (
  name: string,
  servers: readonly AppServer[],
  { accounts, call, input }: { accounts: readonly string[]; call: Call; input: () => unknown },
) => {
  const serverOf = (client: number) => servers[client % servers.length] as AppServer;
  const tokens: string[] = [];
  for (const [client, username] of accounts.entries()) tokens.push(await signIn(serverOf(client), username));
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const run = async (client: number) => {
    while (performance.now() < end) {
      const sent = performance.now();
      const url = `${serverOf(client).url}/api${call.path}`;
      const { status, body } = await exchange(url, call.method, JSON.stringify(input()), tokens[client]);
      expect(status, body.toString()).toBe(200);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  const { p50, p95 } = timingsOf(times);
  console.log(tableRow(`${servers.length} servers`, name, (times.length / seconds).toFixed(0), p50, p95));
};

test.each([1, 2, 4])('%i servers on one database', async (count) => {
  const client = new pg.Client(databaseUrl());
  await client.connect();
  const material = await searchMaterial(client);
  const administrators = await accountsLike(client, 'admin@tsi.example.pt');
  const operators = await accountsLike(client, 'operador@netatlantico.example.pt');
  await client.end();
  const folders = Array.from({ length: count }, makeDataFolder);
  const settings = {
    DATABASE_URL: databaseUrl(),
    TOKEN_SECRET: tokenSecret,
    LOG_LEVEL: 'silent',
    ...withoutLimits,
    DATABASE_POOL_SIZE: '12',
  };
  const servers = await Promise.all(folders.map((folder) => startAppServer(folder, { settings })));
  try {
    const random = randomOf(count);
    await measure('random searches', servers, {
      accounts: administrators,
      call: searchBackofficeApplications,
      input: () => randomSearch(shapes[Math.floor(random() * shapes.length)] ?? '', material, random),
    });
    let number = count * 100_000;
    const sentNow = () => {
      number += 1;
      return {
        providerId: 1,
        providerEmail: 'elegibilidade@netatlantico.example.pt',
        applications: [
          sentApplication({
            fiscalNumber: validNif(9_000_000 + number),
            applicantProvidedRequiredDocuments: true,
            socialSecurityFiles: [uploadedPdf('1.pdf', makePdf(String(number)))],
          }),
        ],
      };
    };
    await measure('submissions', servers, {
      accounts: operators,
      call: submitApplications,
      input: sentNow,
    });
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    for (const folder of folders) removeDataFolder(folder);
  }
});
