import type { DataProvider, FilterPayload, Identifier, RaRecord, SortPayload } from 'ra-core';
import { hasValue } from '../fields/cellKinds';
import type { Field } from '../fields/Field';

/** What is exported, and how it is fetched. */
export interface Collecting {
  dataProvider: DataProvider;
  resource: string;
  filter: FilterPayload;
  sort: SortPayload;
  /** The number of rows per request. */
  pageSize: number;
  fields: readonly Field[];
  signal: AbortSignal;
  /** Called with the share of rows fetched so far, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Fetches every row of a list, page by page. A row that moves to the next page meanwhile, because a newer one was
 * added, is included once. The ids of lookups are replaced by the texts of their records.
 * @throws the error of the data provider, or AbortError after a cancellation
 */
export const collectRows = async (collecting: Collecting): Promise<RaRecord[]> => {
  const { dataProvider, resource, filter, sort, pageSize, signal, onProgress } = collecting;
  const rows = new Map<Identifier, RaRecord>();
  for (let page = 1; ; page++) {
    const pagination = { page, perPage: pageSize };
    const { data, total = 0 } = await dataProvider.getList(resource, { pagination, sort, filter, signal });
    signal.throwIfAborted();
    for (const row of await withTexts(data, collecting)) rows.set(row.id, row);
    onProgress(total === 0 ? 1 : Math.min(1, (page * pageSize) / total));
    if (data.length === 0 || page * pageSize >= total) return [...rows.values()];
  }
};

/** Replaces lookup ids by the texts of their records, unless the rows bring those texts themselves. */
const withTexts = async (rows: readonly RaRecord[], { dataProvider, fields, signal }: Collecting) => {
  const texts = new Map<string, ReadonlyMap<string, string>>();
  for (const field of fields) {
    if (field.kind !== 'lookup' || field.ownText) continue;
    const { resource, text } = field.lookup;
    const ids = [...new Set(rows.map((row) => row[field.source]).filter(hasValue))];
    const { data } = ids.length > 0 ? await dataProvider.getMany(resource, { ids, signal }) : { data: [] };
    texts.set(field.source, new Map(data.map((record) => [String(record.id), String(record[text])])));
  }
  if (texts.size === 0) return rows;
  return rows.map((row) => {
    const named = [...texts].map(([source, ofIds]) => [
      source,
      ofIds.get(String(row[source])) ?? row[source],
    ]);
    return { ...row, ...Object.fromEntries(named) };
  });
};
