import type { GetListParams, GetManyParams, GetOneParams, Identifier, RaRecord } from 'ra-core';
import type { CallOptions } from '../http/callApi';

/** Options for a read in addition to react-admin's own. */
export interface ReadOptions extends Pick<CallOptions, 'isSilent' | 'isPrefetch'> {
  signal?: AbortSignal | undefined;
}

/**
 * How one resource uses /api: the methods of react-admin's data provider that its screens need, without the
 * resource's name. `getOne` also serves `getMany`. Declared as methods so that an adapter may narrow the type
 * of its form's values.
 */
export interface ResourceAdapter {
  getList?(params: GetListParams & ReadOptions): Promise<{ data: RaRecord[]; total: number }>;
  getOne?(params: Pick<GetOneParams, 'id' | 'meta'> & ReadOptions): Promise<{ data: RaRecord }>;
  getMany?(params: GetManyParams & ReadOptions): Promise<{ data: RaRecord[] }>;
  create?(params: { data: unknown; meta?: unknown }): Promise<{ data: RaRecord }>;
  update?(params: { id: Identifier; data: unknown; meta?: unknown }): Promise<{ data: RaRecord }>;
  delete?(params: { id: Identifier }): Promise<{ data: RaRecord }>;
}

/** The adapters in a file, keyed by resource name. */
export type Adapters = Readonly<Record<string, ResourceAdapter>>;

/** Returns a `getMany` that reads records one by one, for resources without a call that reads them together. */
export const oneByOne =
  (getOne: NonNullable<ResourceAdapter['getOne']>): NonNullable<ResourceAdapter['getMany']> =>
  async ({ ids, ...params }) => {
    const records = await Promise.all(ids.map((id) => getOne({ ...params, id })));
    return { data: records.map(({ data }) => data) };
  };
