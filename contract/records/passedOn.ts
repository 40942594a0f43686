import { z } from 'zod';
import type { AccessRule } from '../access';
import { defineCall, type RecordedAs } from '../calls/defineCall';
import { usersBody } from '../rules/bodyLimits';
import type { RecordAccess } from './defineRecords';

/** A resource whose records another server holds, in the dialect of ra-data-simple-rest. */
export interface PassedOnResource {
  /** Its name everywhere: in react-admin, in resources/, in contract/access.ts, and as the capability in /config.json. */
  readonly name: string;
  /** The name of the other server in the setting OTHER_SERVERS, which has its address and token. */
  readonly server: string;
  /** Its rules in contract/access.ts; an action without a rule has no call. */
  readonly access: RecordAccess;
  /** What the records are, for the descriptions of the calls. */
  readonly summary: string;
  /** Whether the audit trail records who read them: always, if they tell of people. */
  readonly isReadingAudited: boolean;
}

/**
 * Every resource of another server. This server checks session, right and size, writes the audit, and passes the call
 * on: the browser never sees the other server's address or token, and the content policy stays as it is.
 */
export const passedOnResources: readonly PassedOnResource[] = [];

const longestId = 100;
const id = z.string().min(1).max(longestId);
const longestParameter = 4000;
const parameter = z.string().max(longestParameter).optional();
const record = z.looseObject({ id: z.union([z.int(), z.string()]) });
const fields = z.record(z.string(), z.json());

/** Defines the calls of such a resource: one for each action with a rule. `list` also sets the Content-Range header. */
export const passedOnCalls = ({ name, access, summary, isReadingAudited }: PassedOnResource) => {
  const common = {
    capability: name,
    labels: { id: 'N.º', filter: 'Filtros', range: 'Registos', sort: 'Ordenação' },
  };
  const recordedAs: RecordedAs = isReadingAudited ? ['view'] : 'noPersonalData';
  const one = `/${name}/:id`;
  const readers: AccessRule[] = [access.show, access.edit].filter((rule) => rule !== undefined);
  return {
    ...(access.list && {
      list: defineCall({
        ...common,
        method: 'GET',
        path: `/${name}`,
        summary: `${summary}: os registos encontrados, parte da lista, de outro servidor`,
        access: [access.list],
        recordedAs,
        input: z.object({ filter: parameter, range: parameter, sort: parameter }),
        answer: z.array(record),
        isRange: true,
      }),
    }),
    ...(readers.length > 0 && {
      read: defineCall({
        ...common,
        method: 'GET',
        path: one,
        summary: `${summary}: um registo, de outro servidor`,
        access: readers,
        recordedAs,
        input: z.object({ id }),
        answer: record,
      }),
    }),
    ...(access.create && {
      create: defineCall({
        ...common,
        method: 'POST',
        path: `/${name}`,
        summary: `${summary}: cria um registo noutro servidor`,
        access: [access.create],
        recordedAs: ['create'],
        input: fields,
        answer: record,
        takesIdempotencyKey: true,
        body: usersBody,
      }),
    }),
    ...(access.edit && {
      update: defineCall({
        ...common,
        method: 'PUT',
        path: one,
        summary: `${summary}: altera um registo noutro servidor`,
        access: [access.edit],
        recordedAs: ['update'],
        input: z.looseObject({ id }),
        answer: record,
        takesIdempotencyKey: true,
        body: usersBody,
      }),
    }),
    ...(access.delete && {
      remove: defineCall({
        ...common,
        method: 'DELETE',
        path: one,
        summary: `${summary}: elimina um registo noutro servidor`,
        access: [access.delete],
        recordedAs: ['delete'],
        input: z.object({ id }),
        answer: record,
      }),
    }),
  };
};
