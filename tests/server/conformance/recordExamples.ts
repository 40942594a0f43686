import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type AccessRule, conditionsOf, type Role, roles } from '../../../contract/access';
import type { RecordDeclaration } from '../../../contract/records/defineRecords';
import { recordCallName } from '../../../contract/records/recordCalls';
import type { RecordField } from '../../../contract/records/recordFields';
import { importedFields } from '../../../contract/records/recordImport';
import { inDatabase } from '../../../server/documents/documentPlaces';
import { plainResources } from '../../../server/http/listCalls';
import { columnsOf, recordSource } from '../../../server/services/records/recordSources';
import { createRecord, type StoredRecord } from '../../../server/services/records/recordVerbs';
import { uploadedPdf } from '../../support/pdf';
import type { TestServer } from '../../support/testServer';
import { maintenanceUpload, maintenanceWorkbook } from '../../support/workbooks';
import { callers, type Example, type Examples } from './example';

let made = 0;

/** Returns a valid value for a field, where possible a different one each time. */
export const exampleValue = (field: RecordField): unknown => {
  made += 1;
  switch (field.kind) {
    case 'email':
      return `exemplo${made}@example.pt`;
    case 'digits':
      return digitsFor(field);
    case 'number':
      return Math.min(field.max ?? made, Math.max(field.min ?? 0, made));
    case 'money':
      return field.min ?? 12.34;
    case 'date':
      return '2026-11-22';
    case 'moment':
      return '2026-11-22T12:00:00.000Z';
    case 'yesNo':
      return true;
    case 'choice':
      return Object.keys(field.choices)[0];
    case 'lookup':
      // Of other resources there may be no records yet.
      return field.required || field.lookup.resource === 'providers' ? 1 : null;
    case 'file':
      return uploadedPdf(`exemplo${made}.pdf`);
    case 'custom':
      return null;
    default:
      return `Exemplo ${made}`.slice(0, field.maxLength);
  }
};

/** Returns a valid value unlike that of `exampleValue`. */
const otherValue = (field: RecordField): unknown => {
  switch (field.kind) {
    case 'yesNo':
      return false;
    case 'choice':
      return Object.keys(field.choices).at(-1);
    case 'date':
      return '2026-11-23';
    case 'moment':
      return '2026-11-23T12:00:00.000Z';
    case 'money':
      return (field.min ?? 12.34) + 1;
    case 'lookup':
      return 2;
    default:
      return exampleValue(field);
  }
};

/** Returns as many digits as the field takes; of twenty consecutive numbers, one has a tax number's check digit. */
const digitsFor = ({ maxLength, problem }: Extract<RecordField, { kind: 'digits' }>): string => {
  const first = 2 * 10 ** (Math.min(maxLength, 15) - 1) + 20 * made;
  const following = Array.from({ length: 20 }, (_, index) => String(first + index));
  return following.find((text) => !problem?.(text)) ?? String(first);
};

/** Returns the import of a file with one row. */
const importExample = (declaration: RecordDeclaration, values: Readonly<Record<string, unknown>>) => {
  const fields = importedFields(declaration);
  const bytes = maintenanceWorkbook(
    [fields.map(({ source }) => String(values[source]))],
    fields.map(({ labelText }) => labelText),
  );
  const { MaintenanceFile: file } = maintenanceUpload(bytes, 'linhas.xlsx');
  return { file, mode: 'all' };
};

/** Conformance examples of every plain resource, made from its declaration. */
export const recordExamples: Examples = Object.fromEntries(
  plainResources.flatMap((plain) => {
    const { declaration, calls, downloads, choices, actions } = plain;
    const resource = { ...plain, functions: {}, source: recordSource(declaration) };
    const values = (providerId: number) =>
      Object.fromEntries(
        declaration.fields
          .filter(({ readOnly }) => !readOnly)
          .map((field) => [
            field.source,
            field.source === declaration.belongsTo ? providerId : exampleValue(field),
          ]),
      );
    // Unlike what a new record has, so that there is something to change.
    const bulkValues = Object.fromEntries(
      declaration.fields
        .filter(({ source }) => declaration.bulkEdit?.[0] === source)
        .map((field) => [field.source, field.required === true ? otherValue(field) : null]),
    );
    const rolesOf = (rules: readonly AccessRule[]): readonly Role[] =>
      roles.filter((role) =>
        rules.flatMap(conditionsOf).some((one) => !one.roles || one.roles.includes(role)),
      );
    const makeRecord = async ({ db }: TestServer, providerId: number): Promise<StoredRecord> => {
      const rule = calls.create?.access;
      const [role = 'Administrator'] = Array.isArray(rule) ? rolesOf(rule) : [];
      const actor = {
        userId: 1,
        username: callers[role],
        role,
        roles: [role],
        permissions:
          (rule as readonly AccessRule[] | undefined)
            ?.flatMap(conditionsOf)
            .flatMap(({ anyOf }) => anyOf ?? []) ?? [],
        providerId: role === 'Administrator' ? null : providerId,
      };
      const context = {
        db,
        actor,
        now: () => new Date(),
        remoteAddress: null,
        familyId: 'example',
        sentFiles: new Map(),
        documents: inDatabase,
      };
      return createRecord(context, resource, values(providerId));
    };
    // A resource without a create call has records already.
    const anId = async (server: TestServer, providerId: number) => {
      if (calls.create) return (await makeRecord(server, providerId)).id;
      const { source } = resource;
      const [found] = await server.db.select().from(source).limit(1);
      return Reflect.get(Object(found), 'id') as number;
    };
    /** What an action is done with: a record in a state that it leads out of. */
    const actionInput =
      (action: string): Example['input'] =>
      async (server, providerId) => {
        const id = await anId(server, providerId);
        const { move, reason } = declaration.actions?.[action] ?? {};
        const table = resource.source as PgTable;
        if (move && declaration.states)
          await server.db
            .update(table)
            .set({ [declaration.states.field]: move.from[0] })
            .where(eq(columnsOf(table).id as never, id as never));
        return { id, ...(reason && { reason: 'Exemplo' }) };
      };
    const inputs: Record<keyof typeof calls, Example['input']> = {
      list: async () => ({ filter: {}, range: [0, 9] }),
      read: async (server, providerId) => ({ id: await anId(server, providerId) }),
      history: async (server, providerId) => ({ id: await anId(server, providerId), range: [0, 9] }),
      create: async (_, providerId) => values(providerId),
      import: async (_, providerId) => importExample(declaration, values(providerId)),
      update: async (server, providerId) => ({
        id: await anId(server, providerId),
        ...values(providerId),
      }),
      previewBulkEdit: async () => ({ filter: {}, values: bulkValues }),
      bulkEdit: async (server, providerId) => {
        const id = await anId(server, providerId);
        return { filter: {}, ids: [id], values: bulkValues, after: 0, until: id };
      },
      remove: async (server, providerId) => ({ id: await anId(server, providerId) }),
    };
    const ofChoices = Object.entries(choices).map(([field, call]) => [`${field}ChoicesOf`, call] as const);
    const all = [...Object.entries({ ...calls, ...downloads, ...actions }), ...ofChoices];
    return all.map(([verb, { access }]): [string, Example] => {
      const allowed = Array.isArray(access) ? rolesOf(access) : roles;
      const refused = roles.find((role) => !allowed.includes(role));
      const [as = 'Administrator'] = allowed;
      return [
        recordCallName(verb, declaration),
        {
          as,
          ...(refused && { refuses: refused }),
          input: verb.endsWith('ChoicesOf')
            ? inputs.list
            : verb in actions
              ? actionInput(verb)
              : (inputs[verb as keyof typeof calls] ?? inputs.read),
        },
      ];
    });
  }),
);
