import { spawn } from 'node:child_process';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { login } from '../../../contract/calls/authentication';
import type { Call } from '../../../contract/calls/defineCall';
import type { Database } from '../../../server/db/database';
import { openPglite } from '../../../server/db/openPglite';
import { applications } from '../../../server/db/schema/applications';
import { demoPassword } from '../../../server/seed/common/demoAccounts';
import { makeDataFolder, removeDataFolder, startAppServer } from '../../e2e/support/appServer';
import { makeOperator } from '../../support/builders';
import { makeActive } from '../../support/maintenance';
import { validNif } from '../../support/nifs';
import { withoutLimits } from '../withoutLimits';

const program = path.join(import.meta.dirname, 'probe.mjs');
const databaseUrl = process.env.BENCH_DATABASE_URL;
const settings = { LOG_LEVEL: 'silent', ...withoutLimits, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
const rowsPerStatement = 1000;

/** NIFs of a provider's active applications, for a maintenance file. */
export const activeNifs = Array.from({ length: 10_000 }, (_, index) => validNif(6_000_000 + index));
const providerId = 1;

/** Operators who sign in at once: simultaneous attempts on one account would be refused without a password check. */
export const operators = Array.from({ length: 20 }, (_, index) => `operador${index}@hostil.example.pt`);

const fill = async (db: Database) => {
  for (const username of operators) await makeOperator(db, { parentId: providerId, username });
  const { id: _, ...values } = await makeActive(db, providerId);
  for (let at = 0; at < activeNifs.length; at += rowsPerStatement) {
    const some = activeNifs.slice(at, at + rowsPerStatement);
    await db.insert(applications).values(some.map((fiscalNumber) => ({ ...values, fiscalNumber })));
  }
};

const openDatabase = async (folder: string) => {
  if (!databaseUrl) return openPglite({ dataDir: path.join(folder, 'db') });
  const pool = new pg.Pool({ connectionString: databaseUrl });
  return { db: drizzle(pool, { casing: 'snake_case' }), close: () => pool.end() };
};

/** The result of a request. */
export interface Sent {
  readonly status: number | 'cut off';
  readonly text: string;
}

/** What others noticed while something ran. */
export interface Noticed {
  /** Longest wait for /healthz, in milliseconds. */
  readonly healthz: number;
  /** Longest wait for a search by NIF, in milliseconds. */
  readonly search: number;
  /** Largest memory of the process, in MB. */
  readonly memory: number;
}

/** Starts the built server on demo data and 10,000 more active applications. */
export const startHostileServer = async () => {
  const folder = makeDataFolder();
  await (await startAppServer(folder, { settings })).end('SIGTERM');
  const { db, close } = await openDatabase(folder);
  await fill(db);
  await close();
  const server = await startAppServer(folder, { settings });

  /** Sends a call; one refused for its declared size may be cut off before its response is read. */
  const send = async (call: Pick<Call, 'path'>, body: BodyInit, token?: string): Promise<Sent> => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    try {
      const answer = await fetch(`${server.url}/api${call.path}`, { method: 'POST', body, headers });
      return { status: answer.status, text: await answer.text() };
    } catch {
      return { status: 'cut off', text: '' };
    }
  };
  const signIn = async (username: string): Promise<string> => {
    const { text } = await send(login, JSON.stringify({ username, password: demoPassword }));
    return (JSON.parse(text) as { accessToken: string }).accessToken;
  };
  const administrator = await signIn('admin@tsi.example.pt');

  const watch = async (run: () => Promise<unknown>): Promise<Noticed> => {
    const probe = spawn(process.execPath, [program, server.url, administrator, String(server.processId)]);
    let output = '';
    probe.stdout.on('data', (chunk) => (output += chunk));
    probe.stderr.on('data', (chunk) => process.stderr.write(chunk));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await run();
    probe.stdin.end();
    await new Promise((resolve) => probe.once('close', resolve));
    return JSON.parse(output) as Noticed;
  };
  const end = async () => {
    await server.end('SIGTERM');
    removeDataFolder(folder);
  };
  return { send, signIn, administrator, watch, end };
};
