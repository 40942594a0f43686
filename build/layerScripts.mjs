import { basename } from 'node:path';
import { build } from 'vite';
import { chunksOf, modulePath } from './chunksOf.mjs';

/** @typedef {import('./chunksOf.mjs').Chunk} Chunk */
/** @typedef {import('./readScreens.mjs').Screen} Screen */
/** @typedef {import('vite').Rolldown.ChunkingContext} Chunking */

/**
 * Splits the client's scripts into one file per layer: the screens without a session, what a session and its lists
 * need, what the screens of a kind share, then each screen. By default, the bundler makes a file of every set of
 * modules that the same pages need. What a page needs is known only after tree shaking, which the bundler reports
 * only at the end, so the client is built twice, the first time without being written (3 s).
 *
 * Gain: login and list are 2 scripts of 174 KiB instead of 48 scripts of 186 KiB; with nine, of 177 KiB, a list
 * opened by its address took ten more requests. Annual maintenance is 7 files instead of 9, as a screen's own
 * modules are one file. With request schemas kept out of what forms share, it is 196 KiB instead of 228, and a
 * user's record 197 instead of 230.
 *
 * The layers are compiled whole (`compileHint`) off the main thread while they load, instead of on the main thread,
 * function by function, as each is first called.
 *
 * Gain: until a list of 100 rows is shown, the main thread works for 0.56 s instead of 0.98 s (CPU slowed four
 * times); until the request form is shown, for 0.20 s instead of 0.26 s (CPU not slowed), with 5 ms instead of 15
 * ms for starting its layers.
 * @param {import('vite').UserConfig} client its build configuration
 * @param {import('./fastStart.mjs').ReadApplication} read
 * @returns {import('vite').Plugin}
 */
export const layerScripts = (client, read) => {
  /** @type {Set<string>} */
  let names;
  return {
    name: 'layer-scripts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async config() {
      const [chunks, { screens, home }] = await Promise.all([buildUnwritten(client), read()]);
      const layerOf = layerOfModules(chunks, layersOf(screens, home.leadsTo));
      names = new Set(layerOf.values());
      const groups = [
        {
          name: (/** @type {string} */ id, /** @type {Chunking} */ context) =>
            layerOf.get(id) ?? layerOfStyles(id, layerOf, context) ?? null,
        },
      ];
      const codeSplitting = { includeDependenciesRecursively: false, groups };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
    generateBundle: {
      // Runs last, so that the hint comes before anything else that is prepended to a file.
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && names.has(file.name)) file.code = compileHint + file.code;
        }
      },
    },
  };
};

/** A hint that V8 looks for at the beginning of a file; to other engines it is a comment. */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** @param {import('vite').UserConfig} client */
const buildUnwritten = async (client) => {
  const built = await build({
    ...client,
    configFile: false,
    logLevel: 'error',
    build: { ...client.build, write: false, minify: false },
  });
  if (!('output' in built)) throw new Error('The client is built into several outputs');
  return built.output.filter((file) => file.type === 'chunk');
};

/**
 * @typedef {object} Layer
 * @property {string} name
 * @property {readonly (readonly string[])[]} of the entry modules of each of its screens
 * @property {number} least how many of these screens must need a chunk for the layer to take it
 * @property {number} [largest] the most characters, before minifying, of a chunk that it takes
 * @property {readonly (readonly string[])[]} [besides] entry modules of screens that must need no chunk it takes
 */

/**
 * Lists the layers, the most basic first: each takes what no earlier one has taken.
 * @param {readonly Screen[]} screens
 * @param {string} home
 * @returns {readonly Layer[]}
 */
const layersOf = (screens, home) => {
  const begin = (/** @type {string} */ name, /** @type {string} */ module) => ({
    name,
    of: [[modulePath(module)]],
    least: 1,
  });
  const modulesOf = (/** @type {(screen: Screen) => boolean} */ isMatch) => {
    const found = screens.filter(isMatch).map(({ modules }) => modules);
    return [...new Map(found.map((modules) => [modules.join(), modules])).values()];
  };
  const ofKind = (/** @type {Screen['kind']} */ wanted) => modulesOf(({ kind }) => kind === wanted);
  const [lists, forms, records] = [ofKind('list'), ofKind('form'), ofKind('record')];
  const all = modulesOf(() => true);
  // What only the screens of one module share: in the lists' layer, every list would load it.
  const ofOneModule = [...new Set(all.flatMap(([first]) => moduleFolder(first) ?? []))].map((folder) => {
    const isOwn = (/** @type {readonly string[]} */ modules) => moduleFolder(modules[0]) === folder;
    const besides = all.filter((modules) => !isOwn(modules));
    return { name: folder, of: all.filter(isOwn), least: 2, besides };
  });
  return [
    begin('index', 'index.html'),
    begin('main', 'src/app/App.tsx'),
    // Fetched on every page while there are drafts: in the forms' shared layer it would pull in all of that.
    begin('main', 'src/app/account/eraseOldDrafts.ts'),
    // Every other screen needs what lists share, too; and what one list shares with others may be too small for a
    // file.
    { name: 'main', of: lists, least: 4 },
    ...ofOneModule,
    // Some pages draw charts.
    begin('charts', 'src/ui/charts/BarChart.tsx'),
    { name: 'main', of: lists, least: 1, largest: 3 * 1024 },
    // Needed after the first rows of most lists: in files of their own they would cost two requests.
    begin('main', 'modules/desk/screens/queues/QueueDesk.tsx'),
    begin('main', 'modules/desk/providers/followQueues.ts'),
    // What the yearly list shows of its period and its addresses is asked for with its first rows.
    begin('MaintenanceRequestList', 'providers/dataProvider/onDemand/maintenancePeriods.ts'),
    begin('MaintenanceRequestList', 'providers/dataProvider/onDemand/notificationEmails.ts'),
    // The rest of the home screen costs less than a request of its own would.
    { name: 'main', of: modulesOf(({ path }) => path === home), least: 1 },
    // Every form of a request needs what encodes it, once it is sent.
    begin('form', 'providers/dataProvider/requestForm.ts'),
    // Records and lists need neither the request schemas that forms share nor the schema library.
    { name: 'schema', of: forms, least: 2, besides: [...records, ...lists] },
    { name: 'form', of: forms, least: 2 },
    // Small parts of records that a form or a detail may need: in the records' layer they would pull in all the
    // others.
    { name: 'form', of: records, least: 2, largest: 8 * 1024 },
    { name: 'record', of: records, least: 2 },
    { name: 'detail', of: ofKind('detail'), least: 2 },
    // The modules that only one screen starts with, even if parts that it loads later need them too.
    ...all.map((modules) => ({
      name: basename(modules[0] ?? ''),
      of: [modules],
      least: 1,
      besides: all.filter((others) => others !== modules),
    })),
  ];
};

/** @param {string | undefined} path of a source file */
const moduleFolder = (path) => path?.match(/\/modules\/([^/]+)\//)?.[1];

/** @param {readonly Chunk[]} chunks @param {readonly Layer[]} layers */
const layerOfModules = (chunks, layers) => {
  /** @type {Map<string, string>} */
  const layerOf = new Map();
  // A layer that needed a later one would load all of that too, and too early.
  const isPlaced = (/** @type {string} */ file) =>
    chunks.some(({ fileName, moduleIds }) => fileName === file && moduleIds.every((id) => layerOf.has(id)));
  for (const { name, of, least, largest, besides = [] } of layers) {
    const needs = of.map((modules) => chunksOf(chunks, modules));
    const others = besides.map((modules) => chunksOf(chunks, modules));
    let left = chunks.filter(
      (chunk) =>
        !others.some((needed) => needed.has(chunk)) &&
        needs.filter((needed) => needed.has(chunk)).length >= least &&
        (!largest || isSmall(chunk, largest)),
    );
    // What one chunk waits for may be taken after it.
    for (let isDone = false; !isDone; ) {
      const taken = left.filter(({ imports }) => !largest || imports.every(isPlaced));
      for (const id of taken.flatMap(({ moduleIds }) => moduleIds)) {
        if (!layerOf.has(id)) layerOf.set(id, name);
      }
      left = left.filter((chunk) => !taken.includes(chunk));
      isDone = taken.length === 0;
    }
  }
  return layerOf;
};

/**
 * Returns the most basic layer that imports a style sheet, which the bundler does not report where several layers
 * import it: in a file of its own it would cost each of their screens a request.
 * @param {string} id
 * @param {ReadonlyMap<string, string>} layerOf
 * @param {Chunking} context
 */
const layerOfStyles = (id, layerOf, context) => {
  if (!id.endsWith('.css')) return undefined;
  const wanted = new Set(context.getModuleInfo(id)?.importers.map((importer) => layerOf.get(importer)));
  return [...new Set(layerOf.values())].find((layer) => wanted.has(layer));
};

/** @param {Chunk} chunk @param {number} largest */
const isSmall = ({ isDynamicEntry, code }, largest) => !isDynamicEntry && code.length <= largest;
