import type { DataProvider, Identifier } from 'ra-core';

/** The resources that hold files. */
export type Downloadable = 'applicationFiles' | 'anonymizedApplications' | 'maintenanceTemplate';

/** react-admin's data provider with what this application adds: files by their id. */
export interface AppDataProvider extends DataProvider {
  download: (resource: Downloadable, id: Identifier) => Promise<Blob>;
}
