import { eq, inArray, sql } from 'drizzle-orm';
import type { Role } from '../../../contract/access';
import { badRequestBody, failureBody } from '../../../contract/errors';
import { errorCodes } from '../../../contract/rules/errorCodes';
import { users } from '../../../server/db/schema/users';
import type { NamedCall } from '../../../server/http/listCalls';
import { makeApplication, makeFile, makeOperator, makeProvider } from '../../support/builders';
import { makeNotificationEmail } from '../../support/maintenance';
import { validNif } from '../../support/nifs';
import { makePdf } from '../../support/pdf';
import { createTestServer } from '../../support/testServer';
import { callers, corporateToken } from '../conformance/example';
import { examples } from '../conformance/examples';

/** Marks all data of another company except its name; no user of this company may ever read it. */
const mark = 'xyzzyalheio';
/** Tables whose rows change independently of the call. */
const ignoredTables = ['audit_events', 'attempt_counters', 'reading_counters', 'schema_migrations'];
const innerText =
  /\bat .+:\d+:\d+|node_modules|\/server\/|\.ts\b|failed query|select .+ from|insert into|pglite|postgres|drizzle|zod|\w+Error\b|unexpected token|in JSON|undefined|not a function|stack/i;
const allowed = [200, 400, 401, 403, 404, 413, 429];

/** Starts a server with two providers, and provides the assertions that hold for every response. */
export const fuzzStage = async () => {
  const server = await createTestServer({
    readCorporateIdentity: async (token) =>
      token === corporateToken
        ? {
            outcome: 'proven',
            issuer: 'https://login.example.pt',
            subject: 'admin',
            email: callers.Administrator,
          }
        : { outcome: 'invalid' },
  });
  const { db } = server;
  const people = await db
    .select()
    .from(users)
    .where(inArray(users.username, Object.values(callers)));
  const own = people.find(({ username }) => username === callers.Provider)?.id ?? 0;

  const foreignProvider = await makeProvider(db, { name: 'Fora', username: `${mark}@example.pt` });
  const foreignUser = await makeOperator(db, {
    parentId: foreignProvider.id,
    username: `o.${mark}@example.pt`,
  });
  const foreignNif = validNif(4_444_444);
  const foreign = await makeApplication(db, {
    providerId: foreignProvider.id,
    providerEmail: `e.${mark}@example.pt`,
    fullName: mark,
    fiscalNumber: foreignNif,
  });
  const foreignFile = await makeFile(db, foreign.id, { filename: `${mark}.pdf`, content: makePdf(mark) });
  const foreignEmailId = await makeNotificationEmail(db, foreignProvider.id, `n.${mark}@example.pt`);

  const tables = (await db.execute(
    sql`select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )) as unknown as { rows: { table_name: string }[] };
  const counted = tables.rows
    .map(({ table_name }) => table_name)
    .filter((name) => !ignoredTables.includes(name))
    .map(
      (name) =>
        `select '${name}' as name, count(*) as rows, max(xmin::text::bigint) as changed from "${name}"`,
    );

  const tokens = Object.fromEntries(
    await Promise.all(
      Object.entries(callers).map(async ([role, name]) => [role, (await server.signIn(name)).accessToken]),
    ),
  ) as Record<Role, string>;

  return {
    server,
    tokens,
    ids: [foreign.id, foreignFile.id, foreignProvider.id, foreignUser.id, foreignEmailId, own],
    /** Returns a valid input for a call. */
    exampleOf: async ({ name }: NamedCall): Promise<unknown> => examples[name]?.input(server, own),
    /** Restores the rights that an earlier call took away. */
    restorePeople: async () => {
      for (const { id, ...values } of people) await db.update(users).set(values).where(eq(users.id, id));
    },
    /**
     * Returns a cheap fingerprint of the tables: their numbers of rows and last writers. PostgreSQL would read that many
     * tables in parallel, and starting its workers takes seven times as long as reading them.
     */
    fingerprint: async () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local max_parallel_workers_per_gather = 0`);
        return JSON.stringify(await tx.execute(sql.raw(`${counted.join(' union all ')} order by name`)));
      }),
    /** Returns what is wrong with a response, or undefined if nothing is. */
    complaint: async (answer: Response, role: Role | undefined): Promise<string | undefined> => {
      const text = Buffer.from(await bytesOf(answer)).toString('latin1');
      if (!allowed.includes(answer.status)) return `status ${answer.status}: ${text.slice(0, 300)}`;
      if (role !== 'Administrator' && (text.includes(mark) || text.includes(foreignNif)))
        return `tells of another company: ${text.slice(0, 300)}`;
      if (answer.status === 200) return undefined;
      if (innerText.test(text)) return `tells of the inside: ${text.slice(0, 300)}`;
      const body = answer.status === 400 ? badRequestBody.strict() : failureBody.strict();
      if (!answer.headers.get('content-type')?.startsWith('application/json')) return 'is not JSON';
      const parsed = body.safeParse(JSON.parse(Buffer.from(text, 'latin1').toString('utf8')));
      if (!parsed.success) return `is no error body: ${text.slice(0, 300)}`;
      const codes = 'errors' in parsed.data ? parsed.data.errors : [parsed.data];
      return codes.every(({ code }) => code !== undefined && Object.hasOwn(errorCodes, code))
        ? undefined
        : `has no known code: ${text.slice(0, 300)}`;
    },
  };
};

/**
 * Returns the bytes of an answer; of events, which go on for minutes, those that come first. A Response is without
 * `bytes` once Hono's server has put its own in place, which other files of the same worker do.
 */
export const bytesOf = async (answer: Response): Promise<Uint8Array> => {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream'))
    return new Uint8Array(await answer.arrayBuffer());
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return first?.value ?? new Uint8Array();
};

/** The result of `fuzzStage`. */
export type FuzzStage = Awaited<ReturnType<typeof fuzzStage>>;
