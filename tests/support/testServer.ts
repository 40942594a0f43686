import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { ClientConfig } from '../../contract/entities/clientConfig';
import type { Session } from '../../contract/entities/session';
import { defaultClientConfig } from '../../contract/rules/defaultClientConfig';
import { createApp } from '../../server/createApp';
import { createBackground } from '../../server/createBackground';
import type { Database } from '../../server/db/database';
import { users } from '../../server/db/schema/users';
import type { AppParts } from '../../server/http/appParts';
import type { Log } from '../../server/log';
import type { Mail, Mailer } from '../../server/mail/mailer';
import { findActor } from '../../server/services/session/findActor';
import { importTokenKey } from '../../server/services/session/importTokenKey';
import { openSession } from '../../server/services/session/openSession';
import type { Seed } from './databaseSnapshot';
import { openTestDatabase } from './openTestDatabase';

/** The back end of one test, on a database of its own. */
export interface TestServer {
  readonly app: Hono;
  readonly db: Database;
  /** Lines that the server logged. */
  readonly logged: { event: string; facts?: Readonly<Record<string, unknown>> }[];
  /** E-mails that it sent, in order; settled() waits for those under way. */
  readonly mails: Mail[];
  /** Waits for the work that went on after the answers. */
  settled(): Promise<void>;
  /** Calls the server, as the network would. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Starts a session without asking for the password, whose hashing takes its time. */
  signIn(username: string): Promise<Session>;
  close(): Promise<void>;
}

const tokenSecret = 'only-for-tests-only-for-tests-only-for-tests';

interface TestServerOptions
  extends Partial<
    Pick<AppParts, 'now' | 'mailer' | 'background' | 'readCorporateIdentity' | 'remoteAddressOf'>
  > {
  seed?: Seed;
  clientConfig?: ClientConfig;
}

/** Starts the real back end on a fresh database: with the demo data, or empty. */
export const createTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const now = options.now ?? (() => new Date());
  const { db, close } = await openTestDatabase(options.seed ?? 'demo');
  const tokenKey = await importTokenKey(tokenSecret);
  const logged: TestServer['logged'] = [];
  const keep = (event: string, facts?: Readonly<Record<string, unknown>>) => {
    logged.push({ event, facts });
  };
  const log: Log = { info: keep, warn: keep, error: keep };
  const mails: Mail[] = [];
  const keepMail: Mailer = { send: async (mail) => void mails.push(mail) };
  const background = options.background ?? createBackground(log);
  const app = createApp({
    db,
    now,
    log,
    mailer: options.mailer ?? keepMail,
    background,
    readCorporateIdentity: options.readCorporateIdentity,
    remoteAddressOf: options.remoteAddressOf,
    settings: {
      tokenKey,
      publicUrl: 'https://tsi.example.pt',
      clientConfig: options.clientConfig ?? defaultClientConfig,
    },
  });

  const signIn = async (username: string): Promise<Session> => {
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .where(sql`lower(${users.username}) = lower(${username})`);
    const familyId = crypto.randomUUID();
    const actor = user && (await findActor(db, { userId: user.id, familyId }));
    if (!actor) throw new Error(`No active user is called ${username}`);
    return openSession({ db, now, remoteAddress: null, tokenKey }, actor, familyId);
  };

  return {
    app,
    db,
    logged,
    mails,
    settled: background.settled,
    fetch: async (path, init) => app.request(path, init),
    signIn,
    close: async () => {
      await background.settled();
      await close();
    },
  };
};
