import { z } from 'zod';
import type { AccessRule } from '../access';
import { type Download, defineCall, defineDownload, type RecordedAs } from '../calls/defineCall';
import { bulkEditDone, bulkEditPreview } from '../entities/bulkEdit';
import { recordVersion, versionRange } from '../entities/recordVersion';
import { maintenanceFileBody, smallBody } from '../rules/bodyLimits';
import { bulkEditInput, bulkEditStep, recordsPerStep } from './bulkEdit';
import type { RecordDeclaration } from './defineRecords';
import { importAnswer, recordImport } from './recordImport';
import { recordQuery } from './recordQuery';
import { answeredRecord, answeredWhole, changedRecord, newRecord, recordId } from './recordSchemas';

/**
 * Defines the calls of a plain resource, in the dialect of ra-data-simple-rest: one for each action with a
 * rule in contract/access.ts. `list` and `history` also set the Content-Range header. `read` is open to anyone who may
 * view or change a record, `history` to those who may view one.
 */
export const recordCalls = (declaration: RecordDeclaration) => {
  const { name, summary, fields, access, history, bulkEdit } = declaration;
  const record = answeredRecord(declaration);
  const whole = answeredWhole(declaration);
  const common = {
    capability: name,
    labels: {
      id: 'N.º',
      version: 'Versão',
      filter: 'Filtros',
      q: 'Pesquisa',
      range: 'Registos',
      sort: 'Ordenação',
      ids: 'Registos',
      values: 'Campos a alterar',
      after: 'Depois de',
      until: 'Até',
      ...Object.fromEntries(
        fields.flatMap(({ source, labelText }) => [
          [source, labelText],
          [`${source}_gte`, labelText],
          [`${source}_lte`, labelText],
        ]),
      ),
    },
  };
  const one = `/${name}/:id`;
  const read = readersOf(declaration);
  const reading: RecordedAs = declaration.isReadingAudited ? ['view'] : 'noPersonalData';
  const fileBytes = fields.reduce((sum, field) => sum + (field.kind === 'file' ? field.maxBytes : 0), 0);
  const body = fileBytes > 0 ? { ...smallBody, fileBytes } : undefined;
  return {
    ...(access.list && {
      list: defineCall({
        ...common,
        method: 'GET',
        path: `/${name}`,
        summary: `${summary}: os registos encontrados, parte da lista`,
        access: [access.list],
        recordedAs: reading,
        input: recordQuery(declaration),
        answer: z.array(record),
        isRange: true,
      }),
    }),
    ...(read.length > 0 && {
      read: defineCall({
        ...common,
        method: 'GET',
        path: one,
        summary: `${summary}: um registo`,
        access: read,
        recordedAs: reading,
        input: onlyId(declaration),
        answer: whole,
      }),
    }),
    ...(history &&
      access.show && {
        history: defineCall({
          ...common,
          method: 'GET',
          path: `${one}/history`,
          summary: `${summary}: quem alterou um registo, de quê para quê, do mais recente ao mais antigo`,
          access: [access.show],
          recordedAs: reading,
          input: onlyId(declaration).extend({ range: versionRange }),
          answer: z.array(recordVersion),
          isRange: true,
        }),
      }),
    ...(access.create && {
      create: defineCall({
        ...common,
        method: 'POST',
        path: `/${name}`,
        summary: `${summary}: cria um registo`,
        access: [access.create],
        recordedAs: ['create'],
        input: newRecord(declaration),
        answer: whole,
        takesIdempotencyKey: true,
        ...(body && { body }),
      }),
    }),
    ...(access.create &&
      declaration.imports && {
        import: defineCall({
          ...common,
          labels: {
            ...common.labels,
            file: 'Ficheiro',
            columns: 'Colunas',
            mode: 'Modo',
            isMarked: 'Marcado',
          },
          method: 'POST',
          path: `/${name}/import`,
          summary: `${summary}: verifica as linhas de um ficheiro, ou cria um registo por cada uma`,
          access: [access.create],
          recordedAs: ['import', 'uploadChecked'],
          input: recordImport(declaration),
          answer: importAnswer,
          takesIdempotencyKey: true,
          body: maintenanceFileBody,
        }),
      }),
    ...(access.edit && {
      update: defineCall({
        ...common,
        method: 'PUT',
        path: one,
        summary: `${summary}: altera um registo; o que faltar fica como está`,
        access: [access.edit],
        recordedAs: ['update'],
        input: changedRecord(declaration),
        answer: whole,
        takesIdempotencyKey: true,
        refusals: { 409: 'Já não está como `version` diz' },
        ...(body && { body }),
      }),
    }),
    ...(bulkEdit &&
      access.list &&
      access.edit && {
        previewBulkEdit: defineCall({
          ...common,
          method: 'POST',
          path: `/${name}/bulk-edit/preview`,
          summary: `${summary}: o que mudaria preencher alguns campos de todos os resultados`,
          access: [access.edit],
          recordedAs: reading,
          input: bulkEditInput(declaration),
          answer: bulkEditPreview,
        }),
        bulkEdit: defineCall({
          ...common,
          method: 'POST',
          path: `/${name}/bulk-edit`,
          summary: `${summary}: preenche alguns campos dos ${recordsPerStep} resultados seguintes`,
          access: [access.edit],
          recordedAs: ['update'],
          input: bulkEditStep(declaration),
          answer: bulkEditDone,
          takesIdempotencyKey: true,
        }),
      }),
    ...(access.delete && {
      remove: defineCall({
        ...common,
        method: 'DELETE',
        path: one,
        summary: `${summary}: elimina um registo`,
        access: [access.delete],
        recordedAs: ['delete'],
        input: onlyId(declaration),
        answer: record,
      }),
    }),
  };
};

/** Defines the calls that download a file of a record, by the field that holds it. */
export const recordDownloads = (
  declaration: RecordDeclaration,
): Readonly<Record<string, Download<ReturnType<typeof onlyId>>>> => {
  const { name, summary, fields } = declaration;
  const access = readersOf(declaration);
  const held = access.length > 0 ? fields.filter(({ kind }) => kind === 'file') : [];
  return Object.fromEntries(
    held.map(({ source }) => [
      source,
      defineDownload({
        capability: name,
        labels: { id: 'N.º' },
        method: 'GET',
        path: `/${name}/:id/${source}`,
        summary: `${summary}: o ficheiro de ${source}`,
        access,
        recordedAs: ['download'],
        input: onlyId(declaration),
        mediaType: 'application/pdf',
      }),
    ]),
  );
};

const onlyId = (declaration: RecordDeclaration) => z.object({ id: recordId(declaration) });

/** Returns the rules under which a user may view or change a record. */
const readersOf = ({ access }: RecordDeclaration): AccessRule[] =>
  [access.show, access.edit].filter((rule) => rule !== undefined);

/** The calls that download the files of a plain resource. */
export type RecordDownloads = ReturnType<typeof recordDownloads>;

/** The calls of a plain resource, by action. */
export type RecordCalls = ReturnType<typeof recordCalls>;

/**
 * Returns the name under which a call is listed beside the exports of contract/calls: `listComplaints`, or
 * `proofComplaints` for a file.
 */
export const recordCallName = (verb: string, { name }: Pick<RecordDeclaration, 'name'>): string =>
  `${verb}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
