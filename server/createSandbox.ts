import { serverModules } from '../modules/server';
import { createApp } from './createApp';
import { partsInSandbox } from './http/partsOfModules';
import type { Sandbox, SandboxParts } from './http/sandboxParts';
import { createWorker } from './work/createWorker';

/** Makes the sandbox of an installation, which is opened at its first use; undefined where no module has one. */
export const createSandbox = (parts: SandboxParts): Sandbox | undefined => {
  const make = serverModules.find((module) => module.createSandbox)?.createSandbox;
  return make?.({ ...parts, modules: partsInSandbox(parts.modules) }, { createApp, createWorker });
};
