import { listCalls } from './listCalls';
import { openApiDocument, openApiPath } from './openApiDocument';
import { isForSystems } from './reference/callsOfSystems';
import { framedForSandbox } from './reference/documentFrame';
import { type Operation, type ReferenceDocument, withOperations } from './reference/ReferenceDocument';
import { callTitles } from './reference/texts';

const documents = new Map<boolean, ReferenceDocument>();

/**
 * Returns the OpenAPI document with code to copy for each call, which tries it in the sandbox of this installation: of the
 * calls of systems alone, as the page takes seconds for all of them, or of all.
 */
export const referenceDocument = async (publicUrl: string, hasAll: boolean): Promise<ReferenceDocument> => {
  const known = documents.get(hasAll);
  if (known) return known;
  // What writes code is large, and nothing but this page needs it.
  const { withCodeSamples } = await import('./reference/codeSamples');
  const whole = { ...openApiDocument() } as ReferenceDocument;
  const titled = withOperations(hasAll ? whole : ofSystems(whole), withTitle);
  const made = withCodeSamples(titled, `${publicUrl}/sandbox/api`);
  documents.set(hasAll, made);
  return made;
};

/** Heads a call for systems with its title, which is shorter; its summary goes first in what is said below. */
const withTitle = (operation: Operation): Operation => {
  const { operationId = '', summary, description } = operation;
  const title = Object.hasOwn(callTitles, operationId) && callTitles[operationId];
  return title ? { ...operation, summary: title, description: `${summary}.\n\n${description}` } : operation;
};

/** Returns the OpenAPI document of the sandbox, where there are the calls of systems alone. */
export const sandboxDocument = (): ReferenceDocument =>
  ofSystems({ ...framedForSandbox(openApiDocument()) } as ReferenceDocument);

const ofSystems = (document: ReferenceDocument): ReferenceDocument => {
  const places = new Set(
    listCalls().flatMap(({ call }) =>
      isForSystems(call) ? [`${call.method.toLowerCase()} ${openApiPath(call)}`] : [],
    ),
  );
  const groups: readonly unknown[] = Reflect.get(document, 'x-tagGroups') ?? [];
  return {
    ...document,
    ...{ 'x-tagGroups': groups.slice(0, 1) },
    paths: Object.fromEntries(
      Object.entries(document.paths ?? {}).flatMap(([path, operations]) => {
        const kept = Object.entries(operations).filter(([method]) => places.has(`${method} ${path}`));
        return kept.length > 0 ? [[path, Object.fromEntries(kept)]] : [];
      }),
    ),
  };
};
