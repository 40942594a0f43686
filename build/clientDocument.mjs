import { apiVersion } from '../contract/rules/apiVersion';
import { listCalls } from '../server/http/listCalls';
import { openApiDocument } from '../server/http/openApiDocument';
import { isForSystems } from '../server/http/reference/callsOfSystems';

/** A stream does not end, so it has no answer to wait for. */
const isStream = (/** @type {object} */ call) =>
  'mediaType' in call && call.mediaType === 'text/event-stream';

const names = listCalls()
  .filter(({ call }) => isForSystems(call) && !isStream(call))
  .map(({ name }) => name);

const { paths, components, ...described } = openApiDocument();

/** @param {[string, object]} entry */
const ownMethods = ([path, methods]) => {
  const own = Object.entries(methods).filter(([, { operationId }]) => names.includes(operationId));
  return own.length > 0 ? [[path, Object.fromEntries(own)]] : [];
};

const ownPaths = Object.fromEntries(Object.entries(paths ?? {}).flatMap(ownMethods));

/**
 * The schemas that a part of the document refers to, and those that they refer to.
 * @param {unknown} part
 * @param {Record<string, unknown>} found
 */
const schemasOf = (part, found = {}) => {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (name in found) continue;
    found[name] = components?.schemas?.[name];
    schemasOf(found[name], found);
  }
  return found;
};

/** The version of the calls, by its day. */
export const version = apiVersion;

/** The OpenAPI document of the calls that a provider's systems may make, and of its webhooks; `packClientLibrary` evaluates this module. */
export const document = {
  ...described,
  components: { ...components, schemas: schemasOf([ownPaths, described.webhooks]) },
  paths: ownPaths,
};
