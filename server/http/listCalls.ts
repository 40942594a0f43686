import type { Call, Download } from '../../contract/calls/defineCall';
import type { RecordDeclaration } from '../../contract/records/defineRecords';
import { recordCallName, recordCalls, recordDownloads } from '../../contract/records/recordCalls';

/** A call as the documents and tests see it. */
export interface NamedCall {
  readonly name: string;
  readonly call: Call | Download;
}

const modules = import.meta.glob<Record<string, unknown>>('../../contract/calls/*.ts', { eager: true });

const isCall = (value: unknown): value is Call | Download =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'input' in value;

const declared: readonly NamedCall[] = Object.values(modules)
  .flatMap((module) => Object.entries(module))
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
  }));

const ofRecords: readonly NamedCall[] = plainResources.flatMap(({ declaration, calls, downloads }) =>
  [...Object.entries(calls), ...Object.entries(downloads)].map(([verb, call]) => ({
    name: recordCallName(verb, declaration),
    call,
  })),
);

/** Every call that contract/calls and contract/records declare, by name. */
export const listCalls = (): NamedCall[] =>
  [...declared, ...ofRecords].sort((a, b) => a.call.path.localeCompare(b.call.path));

/** The names of the calls of our own, as /config.json lists them. */
export const listExtensions = (): string[] => [
  ...new Set(listCalls().flatMap(({ call }) => call.extension ?? [])),
];
