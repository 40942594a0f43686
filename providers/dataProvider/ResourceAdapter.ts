import type { GetListParams, GetManyParams, GetOneParams, Identifier, RaRecord } from 'ra-core';
import type { CallOptions } from '../http/callApi';

/** What a caller may say about a read besides what react-admin does. */
export interface ReadOptions extends Pick<CallOptions, 'isSilent' | 'isFetchedAhead'> {
  signal?: AbortSignal | undefined;
}

/**
 * How one resource speaks with /api: the methods of react-admin's data provider that its screens use,
 * without the resource's name; what reads one record also reads several. Written as methods, so that an adapter may name the type of its form's values.
 */
export interface ResourceAdapter {
  getList?(params: GetListParams & ReadOptions): Promise<{ data: RaRecord[]; total: number }>;
  getOne?(params: Pick<GetOneParams, 'id' | 'meta'> & ReadOptions): Promise<{ data: RaRecord }>;
  getMany?(params: GetManyParams & ReadOptions): Promise<{ data: RaRecord[] }>;
  create?(params: { data: unknown; meta?: unknown }): Promise<{ data: RaRecord }>;
  update?(params: { id: Identifier; data: unknown; meta?: unknown }): Promise<{ data: RaRecord }>;
  delete?(params: { id: Identifier }): Promise<{ data: RaRecord }>;
}

/** A file's adapters, each under its resource's name. */
export type Adapters = Readonly<Record<string, ResourceAdapter>>;

/** Reads several records one by one, where no call reads them together. */
export const oneByOne =
  (getOne: NonNullable<ResourceAdapter['getOne']>): NonNullable<ResourceAdapter['getMany']> =>
  async ({ ids, ...params }) => {
    const records = await Promise.all(ids.map((id) => getOne({ ...params, id })));
    return { data: records.map(({ data }) => data) };
  };
