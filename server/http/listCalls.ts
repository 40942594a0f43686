import type { Call, Download } from '../../contract/calls/defineCall';
import type { RecordDeclaration } from '../../contract/records/defineRecords';
import { recordActionCalls } from '../../contract/records/recordActionCalls';
import { recordCallName, recordCalls, recordDownloads } from '../../contract/records/recordCalls';
import { recordChoices } from '../../contract/records/recordChoices';
import { serverModules } from '../../modules/server';

/** A call with its name, for the documentation and the tests. */
export interface NamedCall {
  readonly name: string;
  readonly call: Call | Download;
}

const modules = import.meta.glob<Record<string, unknown>>('../../contract/calls/*.ts', { eager: true });

const isCall = (value: unknown): value is Call | Download =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'input' in value;

const declared: readonly NamedCall[] = [
  ...Object.values(modules),
  ...serverModules.map(({ calls }) => calls ?? {}),
]
  .flatMap((module) => Object.entries<unknown>(module))
  .flatMap(([name, value]) => (isCall(value) ? [{ name, call: value }] : []));

const recordModules = import.meta.glob<Record<string, unknown>>('../../contract/records/*.ts', {
  eager: true,
});

const isDeclaration = (value: unknown): value is RecordDeclaration =>
  typeof value === 'object' && value !== null && 'name' in value && 'fields' in value;

/** Every plain resource that contract/records declares, with its calls. */
export const plainResources = Object.values(recordModules)
  .flatMap((module) => Object.values(module))
  .filter(isDeclaration)
  .map((declaration) => ({
    declaration,
    calls: recordCalls(declaration),
    downloads: recordDownloads(declaration),
    choices: recordChoices(declaration),
    actions: recordActionCalls(declaration),
  }));

const ofRecords: readonly NamedCall[] = plainResources.flatMap(
  ({ declaration, calls, downloads, choices, actions }) => {
    const ofChoices = Object.entries(choices).map(([field, call]) => [`${field}ChoicesOf`, call] as const);
    const all = [calls, downloads, actions].flatMap((some) => Object.entries<Call | Download>(some));
    return [...all, ...ofChoices].map(([verb, call]) => ({ name: recordCallName(verb, declaration), call }));
  },
);

/** Lists every call that contract/calls, contract/records and the modules declare, with its name, sorted by path. */
export const listCalls = (): NamedCall[] =>
  [...declared, ...ofRecords].sort((a, b) => a.call.path.localeCompare(b.call.path));

/** Lists the names of our own calls, which another back end may lack, for /config.json: the sandbox where there is one. */
export const listCapabilities = (hasSandbox = true): string[] => {
  const all = new Set(listCalls().flatMap(({ call }) => call.capability ?? []));
  if (!hasSandbox) all.delete('sandbox');
  return [...all];
};
