import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { build } from 'vite';
import { evaluate } from './evaluate.mjs';

/** @typedef {{ name: string, summary: string, method: string, path: string, isWrite?: true }} Operation */

const root = resolve(import.meta.dirname, '..');
const source = join(root, 'clientLibrary');

/**
 * Makes the client library for TypeScript in a folder, as an npm package without dependencies: the modules of
 * clientLibrary, and addresses and types of the calls that a client may make, which are generated here from the OpenAPI
 * document and kept nowhere.
 * @param {string} folder
 * @param {string} version
 */
export const buildClientLibrary = async (folder, version) => {
  const { document } = await evaluate('build/clientDocument.mjs');
  const operations = operationsOf(document);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundle(folder, operations, document.info.version);
  declareModules(folder);
  writeFileSync(join(folder, 'operations.d.ts'), astToString(await openapiTS(structuredClone(document))));
  writeFileSync(join(folder, 'index.d.ts'), declarationsOf(operations));
  cpSync(join(source, 'README.md'), join(folder, 'README.md'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(aboutPackage(version), null, 2)}\n`);
};

/** @param {any} document @returns {Operation[]} by name */
const operationsOf = ({ paths }) =>
  Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId, summary, parameters = [] }]) => ({
        name: operationId,
        summary,
        method: method.toUpperCase(),
        path,
        ...(parameters.some((/** @type {{ name: string }} */ { name }) => name === 'Idempotency-Key') && {
          isWrite: /** @type {const} */ (true),
        }),
      })),
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1));

/**
 * Bundles the library with the two packages that it uses, and their licences.
 * @param {string} folder
 * @param {Operation[]} operations
 * @param {string} version of the calls
 */
const bundle = async (folder, operations, version) => {
  const addresses = operations.map(({ name, summary: _, ...address }) => [name, address]);
  const code = `
    import { createClientOf } from ${JSON.stringify(join(source, 'createClientOf'))};
    export { TsiError } from ${JSON.stringify(join(source, 'TsiError'))};
    export { verifyWebhook } from ${JSON.stringify(join(source, 'verifyWebhook'))};
    export const createClient = createClientOf(${JSON.stringify(Object.fromEntries(addresses))}, '${version}');`;
  const entry = join(folder, 'entry.mjs');
  writeFileSync(entry, code);
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      lib: { entry, formats: ['es'], fileName: 'index' },
      license: { fileName: 'LICENSES.md' },
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      minify: false,
    },
  });
  rmSync(entry);
};

/** Writes the declarations of the library's modules; their imports name files, as Node's resolution asks for. */
const declareModules = (/** @type {string} */ folder) => {
  for (const name of readdirSync(source).filter((file) => file.endsWith('.ts'))) {
    const { outputText } = ts.transpileDeclaration(readFileSync(join(source, name), 'utf8'), {
      fileName: name,
      reportDiagnostics: true,
      compilerOptions: { target: ts.ScriptTarget.ES2022 },
    });
    const text = outputText.replace(/(from '\.\/\w+)'/g, "$1.js'");
    writeFileSync(join(folder, name.replace('.ts', '.d.ts')), text);
  }
};

/** @param {Operation[]} operations */
const declarationsOf = (operations) => `import type { ClientOf, ClientOptions } from './createClientOf.js';
import type { operations } from './operations.js';

export type { CallOptions, ClientOptions } from './createClientOf.js';
export type { AnswerOf, InputOf } from './Operation.js';
export type { operations as Operations } from './operations.js';
export { type Problem, TsiError } from './TsiError.js';
export { verifyWebhook, type WebhookEvent } from './verifyWebhook.js';

type Calls = ClientOf<operations>;

/** The calls that a client may make. Each throws \`TsiError\` when it is refused or not answered. */
export interface Client {
${operations.map(({ name, summary }) => `  /** ${summary.replaceAll('*/', '')}. */\n  ${name}: Calls['${name}'];`).join('\n')}
}

/** Makes a client that fetches its own tokens and repeats what failed on its way. */
export declare const createClient: (options: ClientOptions) => Client;
`;

const aboutPackage = (/** @type {string} */ version) => ({
  name: 'tsi-client',
  version,
  description: 'Tarifa Social de Internet: a client of its calls',
  type: 'module',
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  sideEffects: false,
  engines: { node: '>=20' },
});
