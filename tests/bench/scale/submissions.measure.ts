import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, test } from 'vitest';
import { registerMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import { searchApplications, submitApplications } from '../../../contract/calls/application';
import { checkMaintenanceFile } from '../../../contract/calls/yearlyList';
import { lenientHandling } from '../../../contract/rules/lenientHandling';
import { maxApplicationsPerSubmit } from '../../../contract/rules/limits';
import { listChanges } from '../../../modules/integration/contract/calls/applicationChanges';
import { checkBatch, getBatchCheck } from '../../../modules/integration/contract/calls/batchCheck';
import { applications } from '../../../server/db/schema/applications';
import { makeActive } from '../../support/maintenance';
import { validNif } from '../../support/nifs';
import { sentApplication } from '../../support/submissions';
import { maintenanceUpload, maintenanceWorkbook } from '../../support/workbooks';
import { scaleServer } from './scaleServer';
import { tableRow, timingsOf } from './timings';

const server = scaleServer();
const rounds = Number(process.env.BENCH_ROUNDS ?? 60) / 10;
const people = 8;
const thinkingMilliseconds = 250;
const mostMilliseconds = 250;

let person = 0;
const submission = (providerId: number) => ({
  providerId,
  providerEmail: 'elegibilidade@netatlantico.example.pt',
  applications: Array.from({ length: maxApplicationsPerSubmit }, () => {
    person += 1;
    return sentApplication({ fiscalNumber: validNif(1_000_000 + person) });
  }),
});

/** People who search by NIF and leaf through the list, until `done`; returns how long each search by NIF took. */
const atWork = async (
  tokens: readonly string[],
  nifs: readonly string[],
  done: Promise<unknown>,
): Promise<number[]> => {
  const times: number[] = [];
  let isDone = false;
  done.finally(() => {
    isDone = true;
  });
  const one = async (_: unknown, who: number) => {
    const token = tokens[who % tokens.length] ?? '';
    const send = async (input: unknown) =>
      expect((await server().send(token, searchApplications, input)).status).toBe(200);
    await pause((who * thinkingMilliseconds) / people);
    for (let turn = who; !isDone; turn += people) {
      const begin = performance.now();
      await server().send(token, searchApplications, {
        fiscalNumber: nifs[turn % nifs.length],
        pageSize: 10,
      });
      times.push(performance.now() - begin);
      await send({ pageNumber: 1 + (turn % 30), pageSize: 10 });
      await pause(thinkingMilliseconds);
    }
  };
  await Promise.all(Array.from({ length: people }, one));
  return times;
};

let signedIn: Promise<string[]> | undefined;
/** Signs in, once, as many accounts of one provider as there are people: each may make so many calls. */
const signIn = () => (signedIn ??= signInAll());
const signInAll = async () => {
  const operator = 'operador@netatlantico.example.pt';
  const { rows } = await server().sql.query<{ username: string }>(
    `update users set password_hash = like_this.password_hash from users like_this
     where like_this.username = $1 and users.id in (
       select id from users other where other.parent_id = like_this.parent_id and password_hash is null
       order by id limit $2
     ) returning users.username`,
    [operator, people - 1],
  );
  const tokens = [await server().signIn(operator)];
  for (const { username } of rows) tokens.push(await server().signIn(username));
  return tokens;
};

test('200 submissions in one call, beside people at work', async () => {
  const { sql } = server();
  const tokens = await signIn();
  const [token = ''] = tokens;
  const { rows: found } = await sql.query<{ nif: string; provider: number }>(`
    select fiscal_number as nif, provider_id as provider from applications
    where provider_id = (select parent_id from users where username = 'operador@netatlantico.example.pt')
    order by id desc limit 400`);
  const nifs = found.map(({ nif }) => nif);
  const providerId = found[0]?.provider ?? 0;
  const lenient = { [lenientHandling.header]: lenientHandling.preference };
  const submit = async (headers: Record<string, string>) => {
    const begin = performance.now();
    const { status, body } = await server().send(token, submitApplications, submission(providerId), headers);
    const answers = JSON.parse(body.toString()) as { success: boolean }[];
    expect(status).toBe(200);
    expect(answers.filter(({ success }) => success)).toHaveLength(maxApplicationsPerSubmit);
    return performance.now() - begin;
  };
  const ways = {
    'nobody submits': () => pause(2_000).then(() => 0),
    'all or none': () => submit({}),
    'each for itself': () => submit(lenient),
    'each for itself, under a key': () => submit({ ...lenient, 'Idempotency-Key': crypto.randomUUID() }),
  };
  const took: Record<string, number[]> = {};
  const searches: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1)
    for (const [name, way] of Object.entries(ways)) {
      const call = way();
      const [times, milliseconds] = await Promise.all([atWork(tokens, nifs, call), call]);
      took[name] = [...(took[name] ?? []), milliseconds];
      searches[name] = [...(searches[name] ?? []), ...times];
    }
  for (const name of Object.keys(ways)) {
    const { p50, p95, slowest } = timingsOf(searches[name] ?? []);
    console.log(tableRow(name, timingsOf(took[name] ?? []).p50, p50, p95, slowest));
  }
  expect(timingsOf(searches['each for itself'] ?? []).p95).toBeLessThan(mostMilliseconds);
});

test('following changes and checking 10,000 people, beside people at work', async () => {
  const tokens = await signIn();
  const [token = ''] = tokens;
  const nifs = ['123456789'];
  const walk = async () => {
    const pages: number[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < rounds * 10; page += 1) {
      const begin = performance.now();
      const { status, body } = await server().send(token, listChanges, { cursor, pageSize: 200 });
      expect(status).toBe(200);
      pages.push(performance.now() - begin);
      cursor = (JSON.parse(body.toString()) as { nextCursor: string }).nextCursor;
    }
    return pages;
  };
  for (const what of ['pages of 200 changes that nobody has read', 'the same pages again']) {
    const walking = walk();
    const beside = timingsOf(await atWork(tokens, nifs, walking));
    const pages = timingsOf(await walking);
    console.log(tableRow(what, pages.p50, pages.p95, beside.p50, beside.p95));
  }
  const check = async () => {
    const items = Array.from({ length: 10_000 }, (_, index) => ({
      fiscalNumber: validNif(2_000_000 + index),
    }));
    const begin = performance.now();
    const { body } = await server().send(token, checkBatch, { items });
    const asked = performance.now() - begin;
    const { data } = JSON.parse(body.toString()) as { data: { checkId: number } };
    for (;;) {
      const answer = await server().send(token, getBatchCheck, { checkId: data.checkId });
      if (answer.body.includes('"done","done"')) return { asked, all: performance.now() - begin };
      await pause(100);
    }
  };
  const checking = check();
  const beside = timingsOf(await atWork(tokens, nifs, checking));
  const { asked, all } = await checking;
  console.log(tableRow('10,000 people checked: asked, done', asked, all, beside.p50, beside.p95));
  expect(beside.p95).toBeLessThan(mostMilliseconds);
});

test('handing in a list of 10,000 lines, beside people at work', async () => {
  const tokens = await signIn();
  const [token = ''] = tokens;
  const db = drizzle(server().sql, { casing: 'snake_case' });
  const nifs = Array.from({ length: 10_000 }, (_, index) => validNif(6_000_000 + index));
  const { id: _, ...values } = await makeActive(db, 1);
  for (let at = 0; at < nifs.length; at += 1000)
    await db
      .insert(applications)
      .values(nifs.slice(at, at + 1000).map((fiscalNumber) => ({ ...values, fiscalNumber })));
  const list = maintenanceUpload(maintenanceWorkbook(nifs.map((nif) => [nif])));
  const send = (call: typeof checkMaintenanceFile | typeof registerMaintenanceRequests) => async () => {
    const begin = performance.now();
    const { status } = await server().send(token, call, list);
    return [status, performance.now() - begin] as const;
  };
  const steps = [
    ['nobody hands in', () => pause(3_000).then(() => [0, 0] as const)],
    ['checked', send(checkMaintenanceFile)],
    ['registered', send(registerMaintenanceRequests)],
    ['checked, every line wrong', send(checkMaintenanceFile)],
    ['refused and marked, every line wrong', send(registerMaintenanceRequests)],
  ] as const;
  for (const [name, step] of steps) {
    const handing = step();
    // Those who search go on for a while: what a list leaves behind counts too.
    const beside = timingsOf(
      await atWork(
        tokens,
        nifs,
        handing.then(() => pause(500)),
      ),
    );
    const [status, took] = await handing;
    console.log(
      tableRow(`a list of 10,000 lines ${name} (${status})`, took, beside.p50, beside.p95, beside.slowest),
    );
  }
});
