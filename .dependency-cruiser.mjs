import { needs } from './modules/needs.mjs';

/**
 * Which way imports may point: the table of docs/decisions.md, "Rooms and imports".
 * tests/architecture/importRules.test.ts proves every cell.
 */

/**
 * @param {string} name
 * @param {string} comment the reason
 * @param {string} from pattern of the importing files
 * @param {string} to pattern of what they must not import
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const mustNot = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const rooms = [
  mustNot(
    'contract-stands-alone',
    'contract/ is what both sides promise; it knows neither of them.',
    '^contract/',
    '^(documents|workbook|src|providers|resources|server|demo|tests)/',
  ),
  mustNot(
    'client-library-stands-alone',
    "What providers' systems install knows no room: the build gives it the calls.",
    '^clientLibrary/',
    '^(contract|documents|workbook|src|providers|resources|server|demo|tests)/',
  ),
  mustNot(
    'only-the-build-packs-the-client-library',
    'The product itself does not use what it gives to others.',
    '^(contract|documents|workbook|src|providers|resources|server|demo)/',
    '^clientLibrary/',
  ),
  mustNot(
    'files-know-contract-only',
    "PDFs and the yearly spreadsheet are judged the same in the browser's worker and on the server.",
    '^(documents|workbook)/',
    '^(src|providers|resources|server|demo|tests)/',
  ),
  mustNot(
    'ui-stands-alone',
    'src/ui is the look: it knows no other room.',
    '^src/ui/',
    '^(contract|documents|workbook|providers|resources|server|demo|tests)/|^src/(?!ui/)',
  ),
  mustNot(
    'only-ui-draws-with-material',
    'Every widget is drawn once, in src/ui; what of it needs MUI is in src/ui/material and src/ui/charts.',
    '^(contract|documents|workbook|providers|resources|modules|server|demo|src/(?!ui/))',
    '(^|/)node_modules/(@mui|@emotion)/',
  ),
  mustNot(
    'kit-knows-no-tariff',
    'src/kit would serve any back-office: it imports src/ui, src/kit and packages, nothing else.',
    '^src/kit/',
    '^(contract|documents|workbook|providers|resources|server|demo|tests)/|^src/(?!kit/|ui/)',
  ),
  mustNot(
    'providers-know-contract-only',
    'The three adapters know contract/ and each other.',
    '^providers/',
    '^(documents|workbook|src|resources|server|demo|tests)/',
  ),
  mustNot(
    'tariff-stays-below-resources',
    'src/tariff is shared by resources and knows none of them.',
    '^src/tariff/',
    '^(resources|server|demo|tests)/|^src/(?!ui/|kit/|tariff/)',
  ),
  mustNot(
    'resources-stay-below-app',
    'A resource uses contract/, documents/, workbook/, src/ui, src/kit and src/tariff.',
    '^resources/',
    '^(server|demo|tests)/|^src/(?!ui/|kit/|tariff/)',
  ),
  {
    name: 'resources-know-no-sibling',
    comment: 'What two resources share belongs in src/tariff.',
    severity: 'error',
    from: { path: '^resources/([^/]+)/' },
    to: { path: '^resources/', pathNot: '^resources/$1/' },
  },
  {
    name: 'screens-take-only-types-from-providers',
    comment: "Screens reach the adapters through react-admin's hooks; only src/app hands them over.",
    severity: 'error',
    from: { path: '^(src/tariff|resources|modules/[^/]+/screens)/' },
    to: { path: '^providers/', dependencyTypesNot: ['type-only'] },
  },
  mustNot(
    'app-stays-in-the-browser',
    'src/app puts the client together; the server is behind HTTP.',
    '^src/app/',
    '^(documents|workbook|server|demo|tests)/',
  ),
  mustNot(
    'server-knows-contract-only',
    'The server shares contract/, documents/ and workbook/ with the client and nothing else.',
    '^server/',
    '^(src|providers|resources|demo|tests)/',
  ),
  mustNot(
    'examples-know-no-tariff',
    'The examples show the kit and its widgets, in the texts of react-admin that the product has.',
    '^tests/kit/examples/(?!examples\\.test)',
    '^(clientLibrary|contract|documents|workbook|resources|modules|server|demo|tests/(?!kit/examples/))|^src/(?!ui/|kit/)',
  ),
  mustNot(
    'demo-mounts-app-and-server',
    'The demo puts the application on the server core.',
    '^demo/',
    '^(documents|workbook|providers|resources|tests)/|^src/(?!public/|app/)',
  ),
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const modules = [
  mustNot(
    'core-knows-no-module',
    'The core reads the lists of modules/; what a module brings reaches it through them.',
    '^(clientLibrary|contract|documents|workbook|providers|resources|src|server|demo)/',
    '^modules/(?!(client|public|server|node)\\.ts$)',
  ),
  mustNot(
    'only-app-and-server-read-the-lists',
    'Rooms below them serve whatever is declared.',
    '^(clientLibrary|contract|documents|workbook|providers|resources|src/(?!app/|public/)|demo)/|^server/(?!http/|work/|node/|createApp|createSandbox)',
    '^modules/',
  ),
  mustNot(
    'pages-before-sign-in-read-their-own-list',
    'What the other lists name is loaded after the sign-in, or not in the browser at all.',
    '^src/public/',
    '^modules/(?!public\\.ts$)',
  ),
  mustNot(
    'modules-know-no-sibling',
    'What two modules need goes down into the core; tests may import all.',
    `^modules/(?!(?:${Object.keys(needs).join('|')})/)([^/]+)/(?!tests/)`,
    '^modules/(?!$1/|(client|public)Module\\.ts$)',
  ),
  ...Object.entries(needs).map(([name, needed]) =>
    mustNot(
      `${name}-knows-what-it-needs`,
      'A module that is built on others imports them, as its README says.',
      `^modules/${name}/(?!tests/)`,
      `^modules/(?!(?:${[name, ...needed].join('|')})/|(client|public)Module\\.ts$)`,
    ),
  ),
  mustNot(
    'contracts-of-modules-stand-alone',
    "A module's contract is what both of its sides promise.",
    '^modules/[^/]+/contract/',
    '^(clientLibrary|documents|workbook|src|providers|resources|server|demo|tests)/|^modules/[^/]+/(server|screens|providers|tests)/',
  ),
  mustNot(
    'adapters-of-modules-know-contracts-only',
    "A module's adapters know contracts and the core's adapters.",
    '^modules/[^/]+/providers/',
    '^(clientLibrary|documents|workbook|src|resources|server|demo|tests)/|^modules/[^/]+/(server|screens|tests)/',
  ),
  mustNot(
    'servers-of-modules-know-no-client',
    "A module's server uses what the core's server uses, and that.",
    '^modules/[^/]+/server/',
    '^(clientLibrary|src|providers|resources|demo|tests)/|^modules/[^/]+/(screens|providers|tests)/',
  ),
  mustNot(
    'screens-of-modules-stay-below-app',
    "A module's screens use what a resource uses, and the resources of the core.",
    '^modules/[^/]+/screens/',
    '^(clientLibrary|server|demo|tests)/|^src/(?!ui/|kit/|tariff/)|^modules/[^/]+/(server|tests)/',
  ),
  mustNot(
    'accounts-in-modules-stay-in-the-browser',
    "What a module puts on the page of one's own account uses what src/app uses, which puts it there.",
    '^modules/[^/]+/account/',
    '^(clientLibrary|documents|workbook|resources|server|demo|tests)/|^src/app/|^modules/[^/]+/(server|tests)/',
  ),
];

/** The part of src/ui that pages before and after sign-in share; only src/ui/material and src/ui/charts use MUI. */
const plainUi = 'ui/(?!(?:material|charts)/)';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const publicRoom = [
  {
    name: 'public-needs-react-only',
    comment:
      'src/public is loaded before anyone signs in: no react-admin, Material, router, form or schema library.',
    severity: 'error',
    from: { path: `^(src/(public/|${plainUi})|modules/[^/]+/public/)` },
    to: {
      path: '(^|/)node_modules/(react-admin|ra-[^/]+|react-router(-dom)?|react-hook-form|zod|@mui|@emotion|@tanstack|@hookform)/',
      dependencyTypesNot: ['type-only'],
    },
  },
  mustNot(
    'public-works-without-session',
    'src/public uses contract/, providers/ and what src/ui draws without MUI.',
    '^src/public/',
    `^(documents|workbook|resources|server|demo|tests)/|^src/(?!public/|app/|${plainUi})`,
  ),
  mustNot(
    'public-parts-of-modules-work-without-session',
    'What a module brings to the pages before sign-in uses what src/public uses, and that.',
    '^modules/[^/]+/public/',
    `^(clientLibrary|documents|workbook|resources|server|demo|tests)/|^src/(?!public/|${plainUi})|^modules/[^/]+/(?!public/|contract/)`,
  ),
  {
    name: 'public-loads-app-later',
    comment: 'The public room is small, the application large: it comes by import(), when it is needed.',
    severity: 'error',
    from: { path: '^src/public/' },
    to: { path: '^src/app/', dynamic: false },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const insideServer = [
  mustNot(
    'routes-call-services',
    'A route validates, calls one verb and presents: services, presenters and http only.',
    '^server/routes/',
    '^server/(?!routes/|services/|presenters/|http/)',
  ),
  mustNot(
    'services-know-no-transport',
    'A service can be called from anywhere, so it knows no HTTP.',
    '^server/services/',
    '^server/(routes|presenters|http|seed|node|createApp)|(^|/)node_modules/(@hono|hono)/',
  ),
  mustNot(
    'database-stands-alone',
    'The schema serves everyone and knows nobody.',
    '^server/db/',
    '^server/(?!db/)',
  ),
  mustNot(
    'node-is-the-outermost-part',
    'Only server/node itself and tests name what needs Node.',
    '^(server/(?!node/)|demo/|modules/(?!node\\.ts$|[^/]+/(server/node|tests)/))',
    '^(server|modules/[^/]+/server)/node/',
  ),
  {
    name: 'only-server-node-needs-node',
    comment: "The server's core runs wherever fetch(Request) does, also in a browser tab.",
    severity: 'error',
    from: {
      path: '^(clientLibrary|contract|documents|workbook|providers|resources|modules/(?!.*/tests/)|src|server|demo)/',
      pathNot: '^(server|modules/[^/]+/server)/node/',
    },
    to: { dependencyTypes: ['core'] },
  },
  mustNot(
    'only-server-node-names-node-packages',
    'Sockets, mail and log files belong to server/node.',
    '^(contract|documents|workbook|providers|resources|modules/(?!.*/(server/node|tests)/)|src|demo|server/(?!node/))',
    '(^|/)node_modules/(pg|@aws-sdk|nodemailer|pino|piscina|prom-client|@hono/node-server)/',
  ),
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const everywhere = [
  {
    name: 'no-cycles',
    comment: 'Code that goes round in circles can only be understood all at once.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'not-to-unresolvable',
    comment: 'The import names a file or package that is not there.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'not-to-dev-dependencies',
    comment: 'What the product runs on must be a dependency.',
    severity: 'error',
    from: { path: '^(contract|documents|workbook|providers|resources|modules/(?!.*/tests/)|src|server)/' },
    to: {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['type-only', 'npm'],
    },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...rooms, ...modules, ...publicRoom, ...insideServer, ...everywhere],
  options: {
    exclude: { path: '^(dist|data|test-results|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
};
