import type { DataProvider, Identifier } from 'ra-core';

/** react-admin's data provider with what this application adds: files by their id. */
export interface AppDataProvider extends DataProvider {
  download: (resource: 'applicationFiles', id: Identifier) => Promise<Blob>;
}
