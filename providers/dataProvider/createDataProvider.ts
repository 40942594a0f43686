import type { DataProvider } from 'ra-core';
import type { AppDataProvider } from './appDataProvider';
import type { ResourceAdapter } from './resourceAdapter';

interface Parts {
  /** One adapter per resource, under the resource's name. */
  adapters: Readonly<Record<string, ResourceAdapter>>;
  /** Serves every resource without an adapter. */
  fallback: DataProvider;
}

type Adapted = Exclude<keyof ResourceAdapter, 'download'>;

/** The application's data provider: each resource's own adapter, or the fallback (spec 7). */
export const createDataProvider = ({ adapters, fallback }: Parts): AppDataProvider => {
  const method = <Name extends Adapted>(name: Name): DataProvider[Name] => {
    const dispatch = async (resource: string, params: never) => {
      const adapter = adapters[resource];
      if (!adapter) {
        const rest: (resource: string, params: never) => Promise<unknown> = fallback[name];
        return rest(resource, params);
      }
      const own: ((params: never) => Promise<unknown>) | undefined = adapter[name];
      if (!own) throw new Error(`The adapter of ${resource} has no ${name}`);
      return own(params);
    };
    // An adapter knows its own records; react-admin's methods are generic over every kind of record.
    return dispatch as DataProvider[Name];
  };
  return {
    ...fallback,
    supportAbortSignal: true,
    getList: method('getList'),
    getOne: method('getOne'),
    create: method('create'),
    update: method('update'),
    delete: method('delete'),
    download: async (resource, id) => {
      const download = adapters[resource]?.download;
      if (!download) throw new Error(`${resource} has no files`);
      return download(id);
    },
  };
};
