import type { DataProvider, Identifier } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { fetchFile } from '../http/callDownload';
import { httpClientOf } from '../http/httpClient';
import { possibleId } from './answers';
import { applicationActions } from './applicationActions';
import { applicationDownloads } from './applications';
import { maintenanceActions } from './maintenance';
import { processingActions } from './processing';
import { type Adapters, oneByOne } from './ResourceAdapter';
import { recheckActions } from './rechecks';
import { liftUserLock, sendUserInvitation } from './users';

/** The calls other than lists, records and saves. */
const actions = {
  ...applicationActions,
  ...applicationDownloads,
  ...maintenanceActions,
  ...processingActions,
  ...recheckActions,
  liftUserLock,
  sendUserInvitation,
  /** Fetches the file held by a field of a plain resource's record. */
  getFile: (resource: string, { id, source }: { id: Identifier; source: string }): Promise<Blob> =>
    fetchFile(`/api/${resource}/${encodeURIComponent(id)}/${source}`),
};

/** react-admin's data provider with this application's additions. */
export type AppDataProvider = DataProvider & typeof actions;

const modules = import.meta.glob<{ adapters?: Adapters }>('./*.ts', { eager: true });
const adapters: Adapters = Object.assign({}, ...Object.values(modules).map((module) => module.adapters));

const methods = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
] as const;

/** A resource as the registry describes it. */
interface KnownResource {
  readonly name: string;
  /** The extension, a set of calls of our own, that the resource needs. */
  readonly extension?: string | undefined;
}

type Methods = Readonly<Record<string, (resource: string, params: never) => Promise<unknown>>>;

/**
 * Creates the application's data provider. A resource is served by its adapter, which a file in this folder
 * exports in `adapters`; one of `resources` without an adapter is served by ra-data-simple-rest. Any other
 * name throws (spec 7).
 */
export const createDataProvider = (resources: readonly KnownResource[]): AppDataProvider => {
  const rest = new Map<string, Methods>(
    resources.map(({ name, extension }) => [name, simpleRestProvider('/api', httpClientOf(extension))]),
  );
  // Without a call that reads several records together, they are read one by one.
  const dispatch = (method: (typeof methods)[number]) => async (resource: string, params: never) => {
    const adapter = adapters[resource];
    if (adapter) {
      const own: ((params: never) => Promise<unknown>) | undefined =
        Reflect.get(adapter, method) ??
        (method === 'getMany' && adapter.getOne ? oneByOne(adapter.getOne) : undefined);
      if (!own) throw new Error(`The adapter of ${resource} has no ${method}`);
      return own(params);
    }
    const plain = rest.get(resource);
    if (!plain) throw new Error(`No resource is called ${resource}`);
    // Which of these ids are larger than 32 bits, only the server knows.
    if (method === 'getOne') possibleId((params as { id: Identifier }).id, Number.MAX_SAFE_INTEGER);
    return plain[method]?.(resource, params);
  };
  // An adapter knows its own records; react-admin's methods are generic over every kind of record.
  const standard = Object.fromEntries(methods.map((method) => [method, dispatch(method)])) as unknown;
  return { ...(standard as DataProvider), ...actions, supportAbortSignal: true };
};
