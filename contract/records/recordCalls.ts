import { z } from 'zod';
import type { AccessRule } from '../access';
import { defineCall } from '../calls/defineCall';
import type { RecordDeclaration } from './defineRecords';
import { recordQuery } from './recordQuery';
import { answeredRecord, answeredWhole, changedRecord, newRecord, recordId } from './recordSchemas';

/**
 * The calls of a plain resource, in the dialect of ra-data-simple-rest: those whose action has a row in contract/access.ts.
 * `list` answers the header Content-Range besides. `read` is for whoever may view or change a record.
 */
export const recordCalls = (declaration: RecordDeclaration) => {
  const { name, summary, fields, belongsTo, access } = declaration;
  const record = answeredRecord(declaration);
  const whole = answeredWhole(declaration);
  const common = {
    extension: name,
    labels: {
      id: 'N.º',
      version: 'Versão',
      filter: 'Filtros',
      range: 'Registos',
      sort: 'Ordenação',
      ...(belongsTo && { providerId: 'Prestador' }),
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
  const rules = (...given: (AccessRule | undefined)[]) => given.filter((rule) => rule !== undefined);
  const read = rules(access.show, access.edit);
  return {
    ...(access.list && {
      list: defineCall({
        ...common,
        method: 'GET',
        path: `/${name}`,
        summary: `${summary}: those that match, a range of them`,
        access: [access.list],
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
        summary: `${summary}: one`,
        access: read,
        input: z.object({ id: recordId }),
        answer: whole,
      }),
    }),
    ...(access.create && {
      create: defineCall({
        ...common,
        method: 'POST',
        path: `/${name}`,
        summary: `${summary}: creates one`,
        access: [access.create],
        input: newRecord(declaration),
        answer: whole,
        takesIdempotencyKey: true,
      }),
    }),
    ...(access.edit && {
      update: defineCall({
        ...common,
        method: 'PUT',
        path: one,
        summary: `${summary}: changes one; what is absent stays`,
        access: [access.edit],
        input: changedRecord(declaration),
        answer: whole,
        takesIdempotencyKey: true,
        refusals: { 409: 'It is no longer in the state that `version` names' },
      }),
    }),
    ...(access.delete && {
      remove: defineCall({
        ...common,
        method: 'DELETE',
        path: one,
        summary: `${summary}: deletes one`,
        access: [access.delete],
        input: z.object({ id: recordId }),
        answer: record,
      }),
    }),
  };
};

/** The calls of a plain resource, by what they do. */
export type RecordCalls = ReturnType<typeof recordCalls>;

/** The name of one of them, beside those that contract/calls exports: `listComplaints`. */
export const recordCallName = (verb: string, { name }: RecordDeclaration): string =>
  `${verb}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
