import simpleRestProvider from 'ra-data-simple-rest';
import { httpClient } from '../http/httpClient';
import { createDataProvider } from './createDataProvider';
import type { ResourceAdapter } from './resourceAdapter';

const modules = import.meta.glob<Record<string, ResourceAdapter>>('./adapters/*.ts', { eager: true });

/** The data provider of this application: every file of adapters/ serves the resource that it is named after (spec 7). */
export const dataProvider = createDataProvider({
  adapters: Object.assign({}, ...Object.values(modules)),
  fallback: simpleRestProvider('/api', httpClient),
});
