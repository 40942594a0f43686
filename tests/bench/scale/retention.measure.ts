import { setTimeout } from 'node:timers/promises';
import { test } from 'vitest';
import {
  getApplication,
  getQueueCounts,
  searchBackofficeApplications,
  submitApplications,
} from '../../../contract/calls/application';
import type { Call } from '../../../contract/calls/defineCall';
import { validNif } from '../../support/nifs';
import { sentApplication } from '../../support/submissions';
import { scaleServer } from './scaleServer';
import { tableRow, timingsOf } from './timings';

/** Removing documents, and requests, goes on for so long at most; what it got through by then is said. */
const removalSeconds = Number(process.env.BENCH_SECONDS ?? 60);
const documents = Number(process.env.BENCH_DOCUMENTS ?? 20_000);
const server = scaleServer({
  RETENTION_SIGN_INS_DAYS: '90',
  RETENTION_DOCUMENTS_MONTHS: '6',
  RETENTION_REQUESTS_YEARS: '1',
});
const page = { pageNumber: 1, pageSize: 10 };
/** How long each client waits between two calls. */
const pauseMilliseconds = 150;

/** What four clients do all the time: one looks at lists, one searches by NIF, one opens requests, one submits. */
const load = (tokens: { regulator: string; operator: string }, requests: number) => {
  let number = 0;
  const next = () => {
    number += 1;
    return number;
  };
  const nif = () => validNif(1_000_000 + ((next() * 7919) % 500_000));
  const calls: readonly (() => readonly [string, Call, unknown])[] = [
    () => [tokens.regulator, next() % 2 ? getQueueCounts : searchBackofficeApplications, page],
    () => [tokens.regulator, searchBackofficeApplications, { ...page, fiscalNumber: nif() }],
    () => [tokens.regulator, getApplication, { applicationId: String(1 + ((next() * 6151) % requests)) }],
    () => [
      tokens.operator,
      submitApplications,
      {
        providerId: 1,
        providerEmail: 'elegibilidade@netatlantico.example.pt',
        applications: [sentApplication({ fiscalNumber: validNif(8_000_000 + next()) })],
      },
    ],
  ];
  return async (goesOn: () => Promise<boolean> | boolean) => {
    const times: number[] = [];
    let isOver = false;
    const client = async (call: (typeof calls)[number]) => {
      while (!isOver) {
        const sent = performance.now();
        const { status, body } = await server().send(...call());
        if (status !== 200) throw new Error(`${status} ${body.toString().slice(0, 300)}`);
        times.push(performance.now() - sent);
        await setTimeout(pauseMilliseconds);
      }
    };
    const watch = async () => {
      while (await goesOn()) await setTimeout(500);
      isOver = true;
    };
    await Promise.all([watch(), ...calls.map(client)]);
    return timingsOf(times);
  };
};

const row = async (text: string) => (await server().sql.query(text)).rows[0];
const number = async (text: string) => Number(Object.values((await row(text)) ?? {})[0]);
const ours = `key = 'keepSchedule'`;
const wake = () => server().sql.query(`update jobs set run_at = now(), payload = '{}' where ${ours}`);

test('the schedule among a million requests, beside constant load', async () => {
  const { sql } = server();
  // A document each for the oldest ends; sign-ins, too.
  await sql.query(`
    with ended as (
      select id, encode(sha256(int4send(id)), 'hex') as hash from applications
      where kind = 'request' and status_id in (5, 8, 10, 11) order by status_date limit ${documents}
    ), stored as (
      insert into stored_documents (hash, place, size, stored_on)
      select hash, 'database', 1000, now() - interval '2 years' from ended
    ), pieces as (
      insert into file_pieces (bytes_id, position, bytes, created_on)
      select left(hash, 32)::uuid, 0, convert_to(repeat('x', 1000), 'UTF8'), now() from ended
    )
    insert into files (application_id, resource_file_type_id, filename, hash, bytes_id, created_on)
    select id, 1, 'comprovativo.pdf', hash, left(hash, 32)::uuid, now() from ended`);
  await sql.query(`
    insert into sign_ins (family_id, user_id, signed_in_on, device)
    select gen_random_uuid()::text, 1, now() - make_interval(mins => 12 * n), 'Firefox, Linux' from generate_series(1, 20000) n`);
  await sql.query('vacuum analyze files; ').catch(() => undefined);
  const signIn = server().signIn;
  const tokens = {
    regulator: await signIn('admin@tsi.example.pt'),
    operator: await signIn('operador@netatlantico.example.pt'),
  };
  const run = load(tokens, await number('select count(*) from applications'));
  const for30s = () => {
    const end = performance.now() + 30_000;
    return run(() => performance.now() < end);
  };
  console.log(tableRow('what', 'p50', 'p95', 'p99', 'longest call'));
  const tell = (what: string, { p50, p95, p99, slowest }: Awaited<ReturnType<typeof for30s>>) =>
    console.log(tableRow(what, p50, p95, p99, slowest));
  const last = (what: string, column: string) =>
    `select ${column} from retention_runs where what = '${what}' order by id desc limit 1`;
  const isGoingOn = async (what: string) => (await row(last(what, 'ended_on')))?.ended_on === null;

  // The rehearsal that the server began when it started, before the load.
  while ((await number(`select count(*) from retention_runs where ended_on is not null`)) === 0)
    await setTimeout(500);
  tell('no schedule', await for30s());

  await sql.query('delete from retention_runs');
  await wake();
  let begin = performance.now();
  await setTimeout(1_500);
  const rehearsing = await run(() => isGoingOn('rehearsal'));
  const due = await number(`select sum(due) from retention_counts where kind = 'requests'`);
  tell(`rehearsal, ${due} requests due, ${Math.round((performance.now() - begin) / 1000)} s`, rehearsing);

  await sql.query('update retention_runs set released_on = now(), released_by_id = 1');
  await wake();
  const kindNow = async () => (await row(`select payload ->> 'kind' as kind from jobs where ${ours}`))?.kind;
  const gone = (kind: string) =>
    number(
      `select coalesce(sum(due), 0) from retention_counts where kind = '${kind}' and run_id = (${last('removal', 'id')})`,
    );
  for (const kind of ['documents', 'requests']) {
    // What was not through in its time is left, and the removal goes on with the next kind.
    while ((await kindNow()) !== kind) {
      if ((await kindNow()) !== undefined)
        await sql.query(
          `update jobs set payload = payload - 'after' || '{"kind": "${kind}"}' where ${ours} and lease_token is null
             and payload ->> 'kind' is not null and payload ->> 'kind' <> '${kind}'`,
        );
      await setTimeout(10);
    }
    begin = performance.now();
    const removing = await run(
      async () => (await kindNow()) === kind && performance.now() - begin < removalSeconds * 1000,
    );
    const seconds = (performance.now() - begin) / 1000;
    tell(`removal of ${kind}: ${await gone(kind)} in ${Math.round(seconds)} s`, removing);
  }
  await sql.query('update retention_runs set released_on = null');
  await setTimeout(3_000);
  tell('no schedule, afterwards', await for30s());
});
