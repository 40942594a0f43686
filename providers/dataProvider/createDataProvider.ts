import type { DataProvider, Identifier } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { v4 as uuid } from 'uuid';
import { afterFactor, fetchFile, readFieldErrors, sendSignedIn } from '../http/callApi';
import { assertOk } from '../http/callPublic';
import { capabilities } from '../http/capabilities';
import { request } from '../http/request';
import { applicationActions } from './applicationActions';
import { applicationDownloads } from './applications';
import type { importRecords } from './imports/importRecords';
import { maintenanceActions } from './maintenance';
import type * as maintenanceFiles from './maintenanceFiles';
import { type Adapters, oneByOne } from './ResourceAdapter';
import { recheckActions } from './rechecks';
import { possibleId } from './responses';
import { liftUserLock, sendUserInvitation } from './users';

const loadMaintenanceFiles = () => import('./maintenanceFiles');

/** The calls other than lists, records and saves. */
const actions = {
  ...applicationActions,
  ...applicationDownloads,
  ...maintenanceActions,
  ...recheckActions,
  liftUserLock,
  sendUserInvitation,
  /** Tells what a bulk edit would change, below `preview`, or does its next step. */
  bulkEdit: async (path: string, body: object) => {
    const init = { method: 'POST', body: JSON.stringify(body) };
    return (await httpClientOf(undefined)(`/api/${path}`, init)).json;
  },
  /** Fetches the file held by a field of a plain resource's record. */
  getFile: (resource: string, { id, source }: { id: Identifier; source: string }): Promise<Blob> =>
    fetchFile(`/api/${resource}/${encodeURIComponent(id)}/${source}`),
  /** Checks or imports a file of rows; loaded when it is used. */
  importRecords: async (...input: Parameters<typeof importRecords>) =>
    (await import('./imports/importRecords')).importRecords(...input),
  /** Uploads a file of annual maintenance; loaded when it is used, as the next two. */
  uploadMaintenanceFile: async (...input: Parameters<typeof maintenanceFiles.uploadMaintenanceFile>) =>
    (await loadMaintenanceFiles()).uploadMaintenanceFile(...input),
  checkMaintenanceFile: async (...input: Parameters<typeof maintenanceFiles.checkMaintenanceFile>) =>
    (await loadMaintenanceFiles()).checkMaintenanceFile(...input),
  exportMaintenanceRequests: async (
    ...input: Parameters<typeof maintenanceFiles.exportMaintenanceRequests>
  ) => (await loadMaintenanceFiles()).exportMaintenanceRequests(...input),
};

/** react-admin's data provider with this application's additions. */
export type AppDataProvider = DataProvider & typeof actions;

// Without those that are loaded when they are used: named here, they would be 0.8 KiB of the main script.
const modules = import.meta.glob<{ adapters?: Adapters }>(
  ['./*.ts', '!./maintenanceFiles.ts', '!./requestForm.ts'],
  { eager: true },
);
const adapters: Adapters = Object.assign({}, ...Object.values(modules).map((module) => module.adapters));
const onDemand = import.meta.glob<{ adapters: Adapters }>('./onDemand/*.ts');

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
  /** The capability, a set of calls of our own, that the resource needs. */
  readonly capability?: string | undefined;
}

/** The adapters of a module: which resources they serve, and what loads them. */
interface AdaptersOfModule {
  readonly adapted?: readonly string[];
  readonly load?: () => Promise<{ readonly adapters: Adapters }>;
}

type Methods = Readonly<Record<string, (resource: string, params: never) => Promise<unknown>>>;

/**
 * Creates the application's data provider. A resource is served by its adapter, which a file in this folder exports in
 * `adapters`, or the file in onDemand with its name, which is loaded with the first call, or that of a module; one of `resources`
 * without an adapter is served by ra-data-simple-rest. Any other name throws (spec 7).
 */
export const createDataProvider = (
  resources: readonly KnownResource[],
  ofModules: readonly AdaptersOfModule[] = [],
): AppDataProvider => {
  const rest = new Map<string, Methods>(
    resources.map(({ name, capability }) => [name, simpleRestProvider('/api', httpClientOf(capability))]),
  );
  // Without a call that reads several records together, they are read one by one.
  const dispatch = (method: (typeof methods)[number]) => async (resource: string, params: never) => {
    const adapter =
      adapters[resource] ??
      (await onDemand[`./onDemand/${resource}.ts`]?.())?.adapters[resource] ??
      (await ofModules.find(({ adapted }) => adapted?.includes(resource))?.load?.())?.adapters[resource];
    if (adapter) {
      const own: ((params: never) => Promise<unknown>) | undefined =
        Reflect.get(adapter, method) ??
        (method === 'getMany' && adapter.getOne ? oneByOne(adapter.getOne) : undefined);
      if (!own) throw new Error(`The adapter of ${resource} has no ${method}`);
      return own(params);
    }
    // What a lookup can refer to is below the resource that has the field, and a history below its record:
    // complaints/choices/providerId, users/12/history.
    const plain = rest.get(resource.replace(/\/.*/, ''));
    if (!plain) throw new Error(`No resource is called ${resource}`);
    // Which of these ids are larger than 32 bits, only the server knows.
    if (method === 'getOne') possibleId((params as { id: Identifier }).id, Number.MAX_SAFE_INTEGER);
    return plain[method]?.(resource, params);
  };
  // An adapter knows its own records; react-admin's methods are generic over every kind of record.
  const standard = Object.fromEntries(methods.map((method) => [method, dispatch(method)])) as unknown;
  return { ...(standard as DataProvider), ...actions, supportAbortSignal: true };
};

/** Idempotency keys of calls without an answer, by their content: sent again, it is the same call. */
const unanswered = new Map<string, string>();
const firstServerFailure = 500;

/**
 * Returns the transport of a plain resource in the form that ra-data-simple-rest expects. Creations and changes
 * are sent with an Idempotency-Key. If the back end does not know the resource, the capability that it needs is
 * withdrawn.
 */
const httpClientOf =
  (capability: string | undefined) =>
  (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Accept', 'application/json');
    if (init.body) headers.set('Content-Type', 'application/json');
    const call = init.body ? `${init.method} ${url}\n${init.body}` : undefined;
    if (call) headers.set('Idempotency-Key', keyOf(call));
    return afterFactor(() =>
      request(
        async ({ signal }) => {
          const response = await sendSignedIn(url, { ...init, headers, signal });
          // When a gateway in between fails, the call may still have been carried out.
          if (call && response.status < firstServerFailure) unanswered.delete(call);
          if (isResourceMissing(url, response)) await capabilities.assertFound({ capability }, response);
          const body = await (await assertOk(response, readFieldErrors)).text();
          const json = body === '' ? undefined : JSON.parse(body);
          return { status: response.status, headers: response.headers, body, json };
        },
        { signal: init.signal },
      ),
    );
  };

const keyOf = (call: string): string => {
  const key = unanswered.get(call) ?? uuid();
  unanswered.set(call, key);
  return key;
};

const notFound = 404;

/** Returns whether the resource itself is missing: below a path with an id, 404 refers to the id. */
const isResourceMissing = (url: string, { status }: Response): boolean =>
  status !== notFound || /^\/api\/[^/?]+(\?|$)/.test(url);
