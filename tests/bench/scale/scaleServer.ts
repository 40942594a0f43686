import { Agent, request } from 'node:http';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import type { Call, Download } from '../../../contract/calls/defineCall';
import { defaultClientConfig } from '../../../contract/entities/defaultClientConfig';
import type { Session } from '../../../contract/entities/session';
import { createApp } from '../../../server/createApp';
import { importTokenKey } from '../../../server/lib/tokenKeys';
import { demoPassword } from '../../../server/seed/common/demoAccounts';
import { inlineWorkers } from '../../../server/services/workers/inlineWorkers';
import {
  type AppServer,
  makeDataFolder,
  removeDataFolder,
  startAppServer,
} from '../../e2e/support/appServer';
import { withoutLimits } from '../withoutLimits';

/** A statement that the server sent to the database. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** The built server on the filled database, and the same back end in this process, to see its statements. */
export interface ScaleServer {
  readonly processId: number;
  readonly sql: pg.Client;
  signIn(username: string): Promise<string>;
  /** Sends a call over HTTP and reads the answer. */
  send(
    token: string,
    call: Call | Download,
    input: unknown,
    more?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; body: Buffer }>;
  /** Returns the statements of a call that has been sent once before. */
  statementsOf(token: string, call: Call, input: unknown): Promise<Statement[]>;
}

/** The secret of every server that is measured. */
export const tokenSecret = 'only-for-benchmarks-only-for-benchmarks';
const agent = new Agent({ keepAlive: true });

/** Sends a request over a kept-alive connection, and reads the response. */
export const exchange = (
  url: string,
  method: string,
  body: string | undefined,
  token?: string,
  more: Readonly<Record<string, string>> = {},
) =>
  new Promise<{ status: number; body: Buffer }>((resolve, reject) => {
    const headers = {
      ...more,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const sent = request(url, { method, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** Returns the address of a call, with the input of a GET as its query. */
const addressOf = ({ path, method }: Call | Download, input: unknown) =>
  method === 'POST' ? `/api${path}` : `/api${path}?${new URLSearchParams(input as Record<string, string>)}`;

const listeningApp = async (connectionString: string) => {
  const heard: Statement[] = [];
  const pool = new pg.Pool({ connectionString, max: 2 });
  const logQuery = (text: string, values: unknown[]) => void heard.push({ text, values });
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const app = createApp({
    db: drizzle(pool, { casing: 'snake_case', logger: { logQuery } }),
    now: () => new Date(),
    log,
    workers: inlineWorkers,
    settings: {
      tokenKeys: [await importTokenKey(tokenSecret)],
      publicUrl: 'http://localhost',
      clientConfig: defaultClientConfig,
    },
  });
  return { app, heard, pool };
};

const start = async (connectionString: string, settings: Readonly<Record<string, string>>) => {
  const folder = makeDataFolder();
  const server: AppServer = await startAppServer(folder, {
    settings: {
      DATABASE_URL: connectionString,
      TOKEN_SECRET: tokenSecret,
      LOG_LEVEL: 'silent',
      ...withoutLimits,
      ...settings,
    },
  });
  const sql = new pg.Client(connectionString);
  await sql.connect();
  const { app, heard, pool } = await listeningApp(connectionString);

  const scale: ScaleServer = {
    processId: server.processId ?? 0,
    sql,
    signIn: async (username) => {
      const body = JSON.stringify({ username, password: demoPassword });
      const answer = await exchange(`${server.url}/api/Authentication/login`, 'POST', body);
      const session = JSON.parse(answer.body.toString()) as Session;
      return session.accessToken;
    },
    send: (token, call, input, more) =>
      exchange(
        `${server.url}${addressOf(call, input)}`,
        call.method,
        call.method === 'POST' ? JSON.stringify(input) : undefined,
        token,
        more,
      ),
    statementsOf: async (token, call, input) => {
      const ask = () =>
        app.request(addressOf(call, input), {
          method: call.method,
          ...(call.method === 'POST' && { body: JSON.stringify(input) }),
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        });
      await ask();
      heard.length = 0;
      const answer = await ask();
      if (answer.status !== 200) throw new Error(`${call.path}: ${answer.status} ${await answer.text()}`);
      return [...heard];
    },
  };
  const end = async () => {
    await server.end('SIGTERM');
    await pool.end();
    await sql.end();
    removeDataFolder(folder);
  };
  return { scale, end };
};

/** Starts the server to measure for all measurements of a file, and returns a function that gives it to them. */
export const scaleServer = (settings: Readonly<Record<string, string>> = {}): (() => ScaleServer) => {
  let started: Awaited<ReturnType<typeof start>> | undefined;
  beforeAll(async () => {
    started = await start(process.env.BENCH_DATABASE_URL ?? '', settings);
  });
  afterAll(() => started?.end());
  return () => {
    if (!started) throw new Error('The server is there only while measuring.');
    return started.scale;
  };
};
