import type { ModuleParts } from '../../lib/moduleParts';
import type { BroughtUp, ModuleTools, SetUpModule, UnservedDatabase } from './nodeModule';

/** Makes what modules need at run time. */
export const openModules = async (
  modules: readonly SetUpModule[],
  tools: ModuleTools,
): Promise<ModuleParts> => Object.assign({}, ...(await Promise.all(modules.map(({ open }) => open(tools)))));

/** Has every module bring a database up to date that nobody reads yet, one after the other. */
export const bringUp = async (
  modules: readonly SetUpModule[],
  unserved: UnservedDatabase,
): Promise<readonly BroughtUp[]> => {
  const done: BroughtUp[] = [];
  for (const { beforeServing } of modules) if (beforeServing) done.push(await beforeServing(unserved));
  return done;
};
