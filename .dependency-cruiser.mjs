/**
 * Which way imports may point: the table of docs/decisions.md, "Imports".
 * tests/architecture/importRules.test.ts proves every cell.
 */

/**
 * @param {string} name
 * @param {string} comment why
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
    '^(src|providers|resources|server|demo|tests)/',
  ),
  mustNot(
    'kit-knows-no-tariff',
    'src/kit would serve any back-office: it imports src/kit and packages, nothing else.',
    '^src/kit/',
    '^(contract|providers|resources|server|demo|tests)/|^src/(?!kit/)',
  ),
  mustNot(
    'providers-know-contract-only',
    'The three adapters know contract/ and each other.',
    '^providers/',
    '^(src|resources|server|demo|tests)/',
  ),
  mustNot(
    'blocks-stay-below-resources',
    'src/blocks are shared by resources and know none of them.',
    '^src/blocks/',
    '^(resources|server|demo|tests)/|^src/(?!kit/|blocks/)',
  ),
  mustNot(
    'resources-stay-below-app',
    'A resource uses contract/, src/kit and src/blocks.',
    '^resources/',
    '^(server|demo|tests)/|^src/(?!kit/|blocks/)',
  ),
  {
    name: 'resources-know-no-sibling',
    comment: 'What two resources share belongs in src/blocks.',
    severity: 'error',
    from: { path: '^resources/([^/]+)/' },
    to: { path: '^resources/', pathNot: '^resources/$1/' },
  },
  {
    name: 'screens-take-only-types-from-providers',
    comment: "Screens reach the adapters through react-admin's hooks; only src/app hands them over.",
    severity: 'error',
    from: { path: '^(src/blocks|resources)/' },
    to: { path: '^providers/', dependencyTypesNot: ['type-only'] },
  },
  mustNot(
    'app-stays-in-the-browser',
    'src/app puts the client together; the server is behind HTTP.',
    '^src/(app/|main\\.)',
    '^(server|demo|tests)/',
  ),
  mustNot(
    'server-knows-contract-only',
    'The server shares contract/ with the client and nothing else.',
    '^server/',
    '^(src|providers|resources|demo|tests)/',
  ),
  mustNot(
    'demo-mounts-app-and-server',
    'The demo puts the application on the server core.',
    '^demo/',
    '^(providers|resources|tests)/|^src/(?!app/|main\\.)',
  ),
];

/** What of the kit is plain React: for the session screens as for all others. */
const plainKit =
  'kit/(icons/|style/|loading/|layout/(layout[.]css|useTitleFocus|useScrollOnArrival|scrollMemory)|buttons/(?!ButtonLink[.])|form/afterPress[.]|inputs/(TextBox|FieldFrame|field)[.]|' +
  'notifications/(AnnouncedPortal|ToastStack|toasts|toast)[.])';

/** What the login page is made of, which has to be there before anything else. */
const lightPart =
  `^src/(main\\.|${plainKit}|app/(light|session|entry|config)/|app/theme/(palette|typography|themeVariables)\\.|` +
  'app/layout/(BrandMark|Footer|Header|LoadingOverlay|PublicLayout|ScrollToTop|Shell|SkipLink|headerHeight|useScrolledPast)\\.)';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const light = [
  {
    name: 'light-part-needs-react-only',
    comment:
      'The session screens are read before anyone signs in: no react-admin, Material, router, form or schema library.',
    severity: 'error',
    from: { path: lightPart },
    to: {
      path: '(^|/)node_modules/(react-admin|ra-[^/]+|react-router(-dom)?|react-hook-form|zod|@mui|@emotion|@tanstack|@hookform)/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'light-part-loads-the-rest-later',
    comment:
      'What needs a session is loaded by import(), when it is needed; what plain parts of the kit do is theirs too.',
    severity: 'error',
    from: { path: lightPart },
    to: {
      path: '^(resources|src/(kit|blocks|app/App|app/(account|home)))',
      pathNot: `^src/${plainKit}`,
      dynamic: false,
      dependencyTypesNot: ['type-only'],
    },
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
    '^(server/(?!node/)|demo/)',
    '^server/node/',
  ),
  {
    name: 'only-server-node-needs-node',
    comment: "The server's core runs wherever fetch(Request) does, also in a browser tab.",
    severity: 'error',
    from: { path: '^(contract|providers|resources|src|server|demo)/', pathNot: '^server/node/' },
    to: { dependencyTypes: ['core'] },
  },
  mustNot(
    'only-server-node-names-node-packages',
    'Sockets, mail and log files belong to server/node.',
    '^(contract|providers|resources|src|demo|server/(?!node/))',
    '(^|/)node_modules/(pg|nodemailer|pino|prom-client|@hono/node-server)/',
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
    from: { path: '^(contract|providers|resources|src|server)/' },
    to: {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['type-only', 'npm'],
    },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...rooms, ...light, ...insideServer, ...everywhere],
  options: {
    exclude: { path: '^(dist|data|test-results|coverage|docs)/' },
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
