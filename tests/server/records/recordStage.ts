import { sql } from 'drizzle-orm';
import { defineRecords } from '../../../contract/records/defineRecords';
import { recordTable } from '../../../server/db/schema/recordTable';
import type { DocumentPlaces } from '../../../server/documents/documentPlaces';
import { createTestServer } from '../../support/testServer';
import { mountRecords } from './mountRecords';

const everyone = { anyOf: ['ApplicationsModule_Reader', 'Applications_Reader'] } as const;
const writers = { roles: ['Provider', 'Operator'], anyOf: ['ApplicationsModule_Writer'] } as const;

/** A plain resource with a field of every kind, whose records belong to a provider. */
export const complaints = defineRecords({
  name: 'complaintsOfTests',
  summary: 'Complaints',
  access: { list: everyone, show: everyone, create: writers, edit: writers, delete: writers },
  belongsTo: 'providerId',
  history: { keptForDays: 100 },
  isReadingAudited: true,
  imports: true,
  bulkEdit: ['state', 'weight', 'authorId', 'happenedOn'],
  fields: [
    {
      source: 'providerId',
      kind: 'lookup',
      labelText: 'Prestador',
      lookup: { resource: 'providers', text: 'name', namesOnly: true },
      required: true,
      readOnly: true,
    },
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
      lookup: { resource: 'providers', text: 'name' },
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
export const recordStage = async (documents?: DocumentPlaces) => {
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

  const table = recordTable(complaints);
  const as = await mountRecords(server, [{ declaration: complaints, source: table }], documents);
  return { server, db, table, as };
};

/** Writes the query of a list as ra-data-simple-rest does. */
export const listQuery = (query: Readonly<Record<string, unknown>>): string =>
  `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))}`;
