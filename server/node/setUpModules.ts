import type { Log } from '../lib/log';
import type { ModuleParts } from '../lib/moduleParts';
import type { ProcessMetrics } from './createMetrics';
import type { InstalledConfig } from './settings/config';
import type { BroughtUp, UnservedDatabase } from './unservedDatabase';

/** Makes what modules need at run time. */
export const openModules = async (
  modules: InstalledConfig['modules'],
  tools: { readonly metrics: ProcessMetrics; readonly log: Log },
): Promise<ModuleParts> => Object.assign({}, ...(await Promise.all(modules.map(({ open }) => open(tools)))));

/** Has every module bring a database up to date that nobody reads yet, one after the other. */
export const bringUp = async (
  modules: InstalledConfig['modules'],
  unserved: UnservedDatabase,
): Promise<readonly BroughtUp[]> => {
  const done: BroughtUp[] = [];
  for (const { beforeServing } of modules) if (beforeServing) done.push(await beforeServing(unserved));
  return done;
};
