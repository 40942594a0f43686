import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { defineRecords } from '../../../contract/records/defineRecords';
import { recordCalls, recordDownloads } from '../../../contract/records/recordCalls';
import { recordTable } from '../../../server/db/schema/recordTable';
import { users } from '../../../server/db/schema/users';
import { answerFailure } from '../../../server/http/answerFailure';
import type { AppParts } from '../../../server/http/appParts';
import type { CallEnvironment } from '../../../server/http/callEnvironment';
import { createMount } from '../../../server/http/createMount';
import { recordRoutes } from '../../../server/routes/records';
import { importTokenKey } from '../../../server/services/session/tokens/accessToken';
import { inlineWorkers } from '../../../server/services/workers/inlineWorkers';
import { createTestServer } from '../../support/testServer';

const everyone = { anyOf: ['ApplicationsModule_Reader', 'Applications_Reader'] } as const;
const writers = { roles: ['Provider', 'Operator'], anyOf: ['ApplicationsModule_Writer'] } as const;

/** A plain resource with a field of every kind, whose records belong to a provider. */
const complaints = defineRecords({
  name: 'complaintsOfTests',
  summary: 'Complaints',
  access: { list: everyone, show: everyone, create: writers, edit: writers, delete: writers },
  belongsTo: 'provider',
  fields: [
    {
      source: 'title',
      kind: 'text',
      labelText: 'Título',
      maxLength: 20,
      required: true,
      unique: true,
      sortable: true,
      filterable: true,
    },
    { source: 'story', kind: 'longText', labelText: 'Relato', maxLength: 100, filterable: true },
    { source: 'email', kind: 'email', labelText: 'E-mail', maxLength: 50 },
    {
      source: 'taxNumber',
      kind: 'digits',
      labelText: 'NIF',
      maxLength: 9,
      fixed: true,
      filterable: true,
      problem: (text) => (text.length === 9 ? undefined : 'NIF inválido'),
    },
    {
      source: 'weight',
      kind: 'number',
      labelText: 'Peso',
      min: 0,
      max: 1000,
      sortable: true,
      filterable: true,
    },
    { source: 'cost', kind: 'money', labelText: 'Custo', min: 0, sortable: true, filterable: true },
    { source: 'day', kind: 'date', labelText: 'Dia', sortable: true, filterable: true },
    { source: 'happenedOn', kind: 'moment', labelText: 'Momento', sortable: true, filterable: true },
    { source: 'isOpen', kind: 'yesNo', labelText: 'Aberta', filterable: true },
    {
      source: 'state',
      kind: 'choice',
      labelText: 'Estado',
      choices: { fresh: 'Nova', closed: 'Fechada' },
      filterable: true,
    },
    {
      source: 'authorId',
      kind: 'lookup',
      labelText: 'Autor',
      lookup: { resource: 'users', text: 'username' },
      filterable: true,
    },
    { source: 'paper', kind: 'file', labelText: 'Prova', maxBytes: 1_000_000, accept: '.pdf' },
    {
      source: 'more',
      kind: 'custom',
      labelText: 'Outros',
      problem: (value) => (Array.isArray(value) ? undefined : 'Indique uma lista.'),
    },
    { source: 'secret', kind: 'text', labelText: 'Interno', maxLength: 10, readOnly: true },
  ],
});

/** Mounts the calls of complaints on a separate server, and returns `as`, which sends requests as a user. */
export const recordStage = async () => {
  const server = await createTestServer();
  const { db } = server;
  await db.execute(sql`create table complaints_of_tests (
    id integer primary key generated always as identity,
    title text not null, story text, email text, tax_number text, weight integer, cost numeric(12, 2), day date,
    happened_on timestamptz, is_open boolean, state text, more jsonb, secret text,
    paper integer references record_files,
    author_id integer constraint complaints_of_tests_author_id_users_id_fk references users,
    provider_id integer not null references users,
    constraint complaints_of_tests_title_unique unique (title))`);

  const calls = recordCalls(complaints);
  const downloads = recordDownloads(complaints);
  const table = recordTable(complaints, { authorId: () => users.id });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const parts: AppParts = {
    db,
    now: () => new Date(),
    log,
    workers: inlineWorkers,
    settings: {
      tokenKey: await importTokenKey('only-for-tests-only-for-tests-only-for-tests'),
      publicUrl: 'https://tsi.example.pt',
      clientConfig: {},
    } as AppParts['settings'],
  };
  const app = new Hono<CallEnvironment>();
  app.onError((failure, c) => answerFailure(log, failure, c));
  recordRoutes(createMount(app, parts), parts, [
    { declaration: complaints, calls, downloads, source: table },
  ]);

  /** Returns a function that sends a request as a user and returns status, body and Content-Range. */
  const as = async (username: string) => {
    const { accessToken } = await server.signIn(username);
    return async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
      const answer = await app.request(`/complaintsOfTests${path}`, {
        method,
        headers: {
          authorization: `Bearer ${accessToken}`,
          'content-type': 'application/json',
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return {
        status: answer.status,
        // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape it expects
        body: (await bodyOf(answer)) as any,
        range: answer.headers.get('content-range'),
      };
    };
  };
  return { server, db, table, as };
};

const bodyOf = (answer: Response): Promise<unknown> =>
  answer.headers.get('content-type')?.includes('json') ? answer.json() : answer.arrayBuffer();

/** Writes the query of a list as ra-data-simple-rest does. */
export const listQuery = (query: Readonly<Record<string, unknown>>): string =>
  `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))}`;
