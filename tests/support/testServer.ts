import { eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { ClientConfig } from '../../contract/entities/clientConfig';
import { defaultClientConfig } from '../../contract/entities/defaultClientConfig';
import type { Session } from '../../contract/entities/session';
import { createApp } from '../../server/createApp';
import { createSandbox } from '../../server/createSandbox';
import type { Database } from '../../server/db/database';
import { factorProofs, factors } from '../../server/db/schema/factors';
import { users } from '../../server/db/schema/users';
import type { AppParts } from '../../server/http/appParts';
import type { Sandbox } from '../../server/http/sandboxParts';
import type { Log } from '../../server/lib/log';
import { importTokenKey, type TokenKeys } from '../../server/lib/tokenKeys';
import type { Mail, Mailer } from '../../server/mail/mailer';
import type { ServerSettings } from '../../server/parts/serverSettings';
import type { PasswordSignIn } from '../../server/services/context/passwordSignIn';
import { findActor } from '../../server/services/session/account/findActor';
import { openSession } from '../../server/services/session/tokens/issueTokens';
import { inlineWorkers } from '../../server/services/workers/inlineWorkers';
import { runDueJobs } from '../../server/work/runDueJobs';
import type { WorkParts } from '../../server/work/workContextOf';
import type { Seed } from './databaseSnapshot';
import { openTestDatabase } from './openTestDatabase';

/** The back end of one test, on its own database. */
export interface TestServer {
  readonly app: Hono;
  readonly db: Database;
  readonly tokenKeys: TokenKeys;
  /** The sandbox beside it, in a database of its own that is opened at its first use. */
  readonly sandbox: Sandbox;
  /** The entries that the server logged. */
  readonly logged: { event: string; facts?: Readonly<Record<string, unknown>> }[];
  /** The e-mails that it sent, in order. */
  readonly mails: Mail[];
  /** Runs the due jobs and those that they queue; jobs run only here. `parts` replaces parts of the server. */
  work(parts?: Partial<WorkParts>): Promise<number>;
  /** Runs the due jobs of the sandbox. */
  workInSandbox(): Promise<number>;
  /** Sends a request to the server as the network would. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Opens a session without a password, because hashing is slow, as if a factor had just been proven too. */
  signIn(username: string): Promise<Session>;
  close(): Promise<void>;
}

/** Signs the tokens of test servers. */
export const tokenSecret = 'only-for-tests-only-for-tests-only-for-tests';

interface TestServerOptions
  extends Partial<
    Pick<
      AppParts & WorkParts,
      | 'now'
      | 'workers'
      | 'bodyQuota'
      | 'mailer'
      | 'householdServices'
      | 'readCorporateIdentity'
      | 'remoteAddressOf'
      | 'requestIdOf'
      | 'metrics'
      | 'isEnding'
      | 'endsStreams'
      | 'requireRoom'
      | 'documents'
      | 'modules'
      | 'onLimitReached'
    >
  > {
  seed?: Seed;
  /** Another server whose database it shares, and which is closed after it. */
  beside?: TestServer;
  clientConfig?: ClientConfig;
  passwordSignIn?: PasswordSignIn;
  securityContacts?: readonly string[];
  allowanceLimits?: ServerSettings['allowanceLimits'];
  /** Whether the sandbox was there before this server. */
  sandboxWasMade?: boolean;
}

/** Starts the real back end on a fresh database unless it is `beside` another, with the demo data or empty. */
export const createTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const now = options.now ?? (() => new Date());
  const { db, close } = options.beside
    ? { db: options.beside.db, close: async () => {} }
    : await openTestDatabase(options.seed ?? 'demo');
  const tokenKeys = [await importTokenKey(tokenSecret)] as const;
  const logged: TestServer['logged'] = [];
  const keep = (event: string, facts?: Readonly<Record<string, unknown>>) => {
    logged.push({ event, facts });
  };
  const log: Log = { info: keep, warn: keep, error: keep };
  const mails: Mail[] = [];
  const keepMail: Mailer = { send: async (mail) => void mails.push(mail) };
  const settings = {
    tokenKeys,
    publicUrl: 'https://tsi.example.pt',
    clientConfig: options.clientConfig ?? defaultClientConfig,
    passwordSignIn: options.passwordSignIn,
    securityContacts: options.securityContacts,
    allowanceLimits: options.allowanceLimits,
  };
  const sandbox = createSandbox({
    wasMade: () => options.sandboxWasMade ?? false,
    openDatabase: async () => {
      const opened = await openTestDatabase('empty');
      return { ...opened, withoutTimeout: (run) => run(opened.db) };
    },
    now,
    log,
    settings,
    workers: options.workers ?? inlineWorkers,
    remoteAddressOf: options.remoteAddressOf,
    requestIdOf: options.requestIdOf,
    metrics: options.metrics,
    modules: options.modules,
    runsWorker: false,
  });
  const app = createApp({
    db,
    sandbox,
    now,
    log,
    workers: options.workers ?? inlineWorkers,
    bodyQuota: options.bodyQuota,
    settings,
    readCorporateIdentity: options.readCorporateIdentity,
    remoteAddressOf: options.remoteAddressOf,
    requestIdOf: options.requestIdOf,
    metrics: options.metrics,
    isEnding: options.isEnding,
    endsStreams: options.endsStreams,
    requireRoom: options.requireRoom,
    documents: options.documents,
    modules: options.modules,
    onLimitReached: options.onLimitReached,
  });
  const workParts: WorkParts = {
    db,
    now,
    log,
    settings,
    mailer: options.mailer ?? keepMail,
    householdServices: options.householdServices,
    documents: options.documents,
    modules: options.modules,
  };

  const signIn = async (username: string): Promise<Session> => {
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .where(sql`lower(${users.username}) = lower(${username})`);
    const familyId = crypto.randomUUID();
    const actor = user && (await findActor(db, { userId: user.id, familyId }));
    if (!actor) throw new Error(`No active user is called ${username}`);
    const { userId } = actor;
    const [own] = await db.select({ id: factors.id }).from(factors).where(eq(factors.userId, userId));
    await db.insert(factorProofs).values({ userId, familyId, provenOn: now(), factorId: own?.id });
    const context = { db, now, remoteAddress: null, userAgent: undefined, tokenKeys };
    return openSession(context, actor, familyId, now());
  };

  return {
    app,
    db,
    tokenKeys,
    logged,
    mails,
    get sandbox() {
      if (!sandbox) throw new Error('This build has no sandbox');
      return sandbox;
    },
    workInSandbox: async () => (sandbox ? runDueJobs(await sandbox.workParts()) : 0),
    work: (other) => runDueJobs({ ...workParts, ...other }),
    fetch: async (path, init) => app.request(path, init),
    signIn,
    close: async () => {
      await sandbox?.close();
      await close();
    },
  };
};
