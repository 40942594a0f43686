import { serverModules } from '../../modules/server';
import type { ModuleParts } from '../lib/moduleParts';

/** Returns what of the parts of modules the sandbox has too. */
export const partsInSandbox = (parts: ModuleParts = {}): ModuleParts =>
  Object.assign({}, ...serverModules.map(({ inSandbox }) => inSandbox?.(parts)));

/** Returns what stands in for the parts of modules where there is no Node. */
export const standInParts = (): ModuleParts =>
  Object.assign({}, ...serverModules.map(({ standIn }) => standIn));
