import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { create } from 'tar';
import ts from 'typescript';
import { build } from 'vite';
import { evaluate } from './evaluate.mjs';

/** @typedef {{ name: string, summary: string, method: string, path: string, isWrite?: true }} Operation */

const root = resolve(import.meta.dirname, '..');
const source = join(root, 'clientLibrary');

/**
 * Packs the client library for TypeScript, as `npm install` takes it, in a folder, and returns the file's name. The same
 * commit gives the same bytes.
 * @param {string} folder
 * @param {string} version
 * @param {string} date of the version, as 2026-11-26
 */
export const packClientLibrary = async (folder, version, date) => {
  const content = join(folder, 'package');
  await buildClientLibrary(content, version);
  const names = readdirSync(content).sort();
  for (const name of names) chmodSync(join(content, name), 0o644);
  const file = join(folder, `tsi-client-${version}.tgz`);
  const files = names.map((name) => `package/${name}`);
  await create({ cwd: folder, file, gzip: { level: 9 }, portable: true, mtime: new Date(date) }, files);
  rmSync(content, { recursive: true });
  return basename(file);
};

/**
 * Makes the package: the modules of clientLibrary, and addresses and types of the calls that a client may make and of
 * the webhooks, which are generated here from the OpenAPI document and kept nowhere.
 * @param {string} folder
 * @param {string} version
 */
const buildClientLibrary = async (folder, version) => {
  const { document, version: callsVersion } = await evaluate('build/clientDocument.mjs');
  const operations = operationsOf(document);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundle(folder, operations, callsVersion);
  declareModules(folder);
  // A field with a default need not be sent.
  const types = await openapiTS(structuredClone(document), { defaultNonNullable: false });
  writeFileSync(join(folder, 'operations.d.ts'), astToString(types));
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
    export { walkChanges } from ${JSON.stringify(join(source, 'walkChanges'))};
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
import type { operations, webhooks } from './operations.js';
import type { VerifyWebhook } from './verifyWebhook.js';

export type { CallOptions, ClientOptions } from './createClientOf.js';
export type { AnswerOf, InputOf } from './Operation.js';
export type { operations as Operations } from './operations.js';
export { type Problem, TsiError } from './TsiError.js';
export { walkChanges, type WalkStart } from './walkChanges.js';

type Calls = ClientOf<operations>;

/** The calls that a client may make. Each throws \`TsiError\` when it is refused or not answered. */
export interface Client {
${operations.map(({ name, summary }) => `  /** ${summary.replaceAll('*/', '')}. */\n  ${name}: Calls['${name}'];`).join('\n')}
}

/** What a webhook tells, by its \`type\`: what happened, and to which request; the rest is asked for. */
export type WebhookEvent = {
  [Type in keyof webhooks]: webhooks[Type]['post']['requestBody']['content']['application/json'];
}[keyof webhooks];

export declare const verifyWebhook: VerifyWebhook<WebhookEvent>;

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
