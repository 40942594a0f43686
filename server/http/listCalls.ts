import type { Call, Download } from '../../contract/calls/defineCall';

/** A call as the documents and tests see it. */
export interface NamedCall {
  readonly name: string;
  readonly call: Call | Download;
}

const modules = import.meta.glob<Record<string, unknown>>('../../contract/calls/*.ts', { eager: true });

const isCall = (value: unknown): value is Call | Download =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'input' in value;

/** Every call that contract/calls declares, by name. */
export const listCalls = (): NamedCall[] =>
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, value]) => (isCall(value) ? [{ name, call: value }] : []))
    .sort((a, b) => a.call.path.localeCompare(b.call.path));

/** The names of the calls of our own, as /config.json lists them. */
export const listExtensions = (): string[] => [
  ...new Set(listCalls().flatMap(({ call }) => call.extension ?? [])),
];
