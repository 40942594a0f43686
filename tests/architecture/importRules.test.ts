import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import rules from '../../.dependency-cruiser.mjs';

/** Each room of the table, with a folder inside it that the probes import from. */
const rooms = {
  clientLibrary: 'clientLibrary',
  contract: 'contract',
  documents: 'documents',
  workbook: 'workbook',
  'src/ui': 'src/ui/fields',
  'src/kit': 'src/kit/form',
  providers: 'providers/http',
  'src/tariff': 'src/tariff/detail',
  'another resource': 'resources/another',
  'src/public': 'src/public/frame',
  'src/app': 'src/app/layout',
  server: 'server/services',
  'another module': 'modules/another/screens',
  tests: 'tests/support',
} as const;
type Room = keyof typeof rooms;

type Cell = 'yes' | 'types' | 'no';

/** What screens may import, and what a server may. */
const ofScreens = {
  contract: 'yes',
  documents: 'yes',
  workbook: 'yes',
  'src/ui': 'yes',
  'src/kit': 'yes',
  providers: 'types',
  'src/tariff': 'yes',
} as const;
const ofServer = { contract: 'yes', documents: 'yes', workbook: 'yes', server: 'yes' } as const;

/** The table of imports in docs/decisions.md: from → what it may import; rooms not named are forbidden. */
const table: Record<string, Partial<Record<Room, Cell>>> = {
  clientLibrary: { clientLibrary: 'yes' },
  contract: { contract: 'yes' },
  documents: { contract: 'yes', documents: 'yes', workbook: 'yes' },
  workbook: { contract: 'yes', documents: 'yes', workbook: 'yes' },
  'src/ui': { 'src/ui': 'yes' },
  'src/kit': { 'src/ui': 'yes', 'src/kit': 'yes' },
  providers: { contract: 'yes', providers: 'yes' },
  'src/tariff': ofScreens,
  'resources/some': ofScreens,
  'src/public': { contract: 'yes', 'src/ui': 'yes', providers: 'yes', 'src/public': 'yes' },
  'src/app': {
    contract: 'yes',
    'src/ui': 'yes',
    'src/kit': 'yes',
    providers: 'yes',
    'src/tariff': 'yes',
    'another resource': 'yes',
    'src/public': 'yes',
    'src/app': 'yes',
  },
  server: ofServer,
  'modules/some/contract': { contract: 'yes' },
  'modules/some/providers': { contract: 'yes', providers: 'yes' },
  'modules/some/server': ofServer,
  'modules/some/screens': { ...ofScreens, 'another resource': 'yes' },
  'modules/some/account': {
    contract: 'yes',
    'src/ui': 'yes',
    'src/kit': 'yes',
    providers: 'yes',
    'src/tariff': 'yes',
    'src/public': 'yes',
  },
  'modules/some/public': { contract: 'yes', 'src/ui': 'yes', providers: 'yes', 'src/public': 'yes' },
  'tests/kit/examples': { 'src/ui': 'yes', 'src/kit': 'yes', providers: 'yes' },
  demo: { contract: 'yes', 'src/public': 'yes', 'src/app': 'yes', server: 'yes' },
  tests: {
    clientLibrary: 'yes',
    contract: 'yes',
    documents: 'yes',
    workbook: 'yes',
    'src/ui': 'yes',
    'src/kit': 'yes',
    providers: 'yes',
    'src/tariff': 'yes',
    'another resource': 'yes',
    'src/public': 'yes',
    'src/app': 'yes',
    server: 'yes',
    'another module': 'yes',
    tests: 'yes',
  },
};

const importers = Object.keys(table);
const roomNames = Object.keys(rooms) as Room[];
const probeName = (room: Room, kind: 'value' | 'type') => `${room.replace(/\W/g, '')}${kind}`;

/** Imports that a dedicated rule forbids: importer, import, rule. */
const singleImports = [
  ['server/routes/probe.ts', '../db/target', 'routes-call-services'],
  ['server/routes/probe.ts', '../seed/target', 'routes-call-services'],
  ['server/services/applications/probe.ts', '../../http/target', 'services-know-no-transport'],
  ['server/services/applications/probe.ts', '../../presenters/target', 'services-know-no-transport'],
  ['server/services/applications/probe.ts', 'hono', 'services-know-no-transport'],
  ['server/db/probe.ts', '../services/target', 'database-stands-alone'],
  ['server/http/probe.ts', '../node/target', 'node-is-the-outermost-part'],
  ['server/http/probe.ts', 'node:fs', 'only-server-node-needs-node'],
  ['clientLibrary/probe.ts', 'node:crypto', 'only-server-node-needs-node'],
  ['src/app/probe.ts', 'node:path', 'only-server-node-needs-node'],
  ['server/db/connect.ts', 'pg', 'only-server-node-names-node-packages'],
  ['src/kit/probe.ts', './absent', 'not-to-unresolvable'],
  ['server/services/mutual.ts', './mutualBack', 'no-cycles'],
  ['providers/probe.ts', 'vitest', 'not-to-dev-dependencies'],
  ['src/public/probe.ts', 'react-admin', 'public-needs-react-only'],
  ['src/public/boot/probe.ts', 'react-router', 'public-needs-react-only'],
  ['src/public/form/probe.ts', 'zod', 'public-needs-react-only'],
  ['src/app/layout/Layout.ts', '@mui/material', 'only-ui-draws-with-material'],
  ['src/kit/form/probe.ts', '@mui/material', 'only-ui-draws-with-material'],
  ['resources/some/probe.ts', '@mui/material', 'only-ui-draws-with-material'],
  ['src/ui/buttons/probe.ts', 'ra-core', 'public-needs-react-only'],
  ['src/ui/toasts/LatestToast.ts', '@mui/material', 'public-needs-react-only'],
  ['src/public/session/probe.ts', '../../ui/material/Calendar', 'public-works-without-session'],
  ['src/public/session/probe.ts', '../../ui/charts/BarChart', 'public-works-without-session'],
  ['src/public/config/probe.ts', '../../app/App', 'public-loads-app-later'],
  ['src/public/config/probe.ts', '../../../modules/client', 'pages-before-sign-in-read-their-own-list'],
  ['modules/some/public/probe.ts', 'zod', 'public-needs-react-only'],
  ['modules/sandbox/screens/probe.ts', '../../another/screens/target', 'sandbox-knows-what-it-needs'],
  ['modules/webhooks/screens/probe.ts', '../../another/screens/target', 'webhooks-knows-what-it-needs'],
] as const;

const allowedImports = [
  ['server/routes/probeAllowed.ts', '../services/target'],
  ['server/routes/probeAllowed.ts', '../presenters/target'],
  ['server/routes/probeAllowed.ts', '../http/target'],
  ['server/services/applications/probeAllowed.ts', '../../db/target'],
  ['server/node/probeAllowed.ts', 'node:fs'],
  ['server/node/probeAllowed.ts', 'pg'],
  ['tests/support/probeAllowed.ts', 'node:fs'],
  ['demo/probeAllowed.ts', '../src/public/main'],
  ['src/app/App.ts', 'react-admin'],
  ['src/public/session/probeAllowed.ts', '../../ui/buttons/Button'],
  ['src/ui/material/Calendar.ts', '@mui/material'],
  ['src/ui/charts/BarChart.ts', '@mui/material'],
  ['modules/webhooks/screens/probeAllowed.ts', '../../integration/screens/target'],
  ['modules/sandbox/server/probeAllowed.ts', '../../elements/server/target'],
] as const;

const packages = ['hono', 'pg', 'react-admin', 'ra-core', '@mui/material', 'react-router', 'zod'];

describe('import rules', () => {
  let folder: string;
  let violations: readonly IViolation[];

  const sources = new Map<string, string>();
  const add = (path: string, line: string) => sources.set(path, `${sources.get(path) ?? ''}${line}\n`);

  const addTable = () => {
    for (const room of roomNames) add(`${rooms[room]}/target.ts`, 'export interface Target { id: number }');
    for (const importer of importers) {
      for (const room of roomNames) {
        const target = `/${rooms[room]}/target`;
        const up = importer
          .split('/')
          .map(() => '..')
          .join('/');
        add(`${importer}/${probeName(room, 'value')}.ts`, `import '${up}${target}';`);
        add(`${importer}/${probeName(room, 'type')}.ts`, `import type { Target } from '${up}${target}';`);
      }
    }
  };

  const addSingleImports = () => {
    for (const room of ['db', 'seed', 'http', 'presenters', 'services', 'node']) {
      sources.set(`server/${room}/target.ts`, 'export const target = 1;\n');
    }
    add('server/services/mutualBack.ts', "import './mutual';");
    add('src/public/main.ts', 'export const target = 1;');
    add('modules/client.ts', 'export const target = 1;');
    add('modules/integration/screens/target.ts', 'export const target = 1;');
    add('modules/elements/server/target.ts', 'export const target = 1;');
    add('src/ui/buttons/Button.ts', 'export const target = 1;');
    add('src/public/boot/probeLazy.ts', "export const later = () => import('../../app/App');");
    for (const [from, to] of [...singleImports, ...allowedImports]) add(from, `import '${to}';`);
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
    addTable();
    addSingleImports();
    sources.set(
      'package.json',
      JSON.stringify({
        dependencies: Object.fromEntries(packages.map((name) => [name, '*'])),
        devDependencies: { vitest: '*' },
      }),
    );
    for (const name of [...packages, 'vitest']) {
      sources.set(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
      sources.set(`node_modules/${name}/index.js`, '');
    }
    for (const [path, text] of sources) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { tsConfig: _ownPaths, ...options } = rules.options ?? {};
    const tops = [...new Set([...sources.keys()].map((path) => path.split('/')[0] ?? ''))];
    const { output } = await cruise(
      tops.filter((top) => top !== 'node_modules' && top !== 'package.json'),
      { ...options, baseDir: folder, validate: true, ruleSet: { forbidden: rules.forbidden } },
    );
    violations = (output as ICruiseResult).summary.violations;
  }, 60_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const rulesBrokenBy = (from: string, to?: string) =>
    violations
      .filter((violation) => violation.from === from && (!to || violation.to.includes(to)))
      .map((violation) => violation.rule.name);

  describe.each(importers)('from %s', (importer) => {
    it.each(roomNames)('to %s is as the table says', (room) => {
      const cell = table[importer]?.[room] ?? 'no';
      const byValue = rulesBrokenBy(`${importer}/${probeName(room, 'value')}.ts`);
      const byType = rulesBrokenBy(`${importer}/${probeName(room, 'type')}.ts`);
      expect({ byValue: byValue.length > 0, byType: byType.length > 0 }).toEqual({
        byValue: cell !== 'yes',
        byType: cell === 'no',
      });
    });
  });

  it.each(singleImports)('%s must not import %s', (from, _to, rule) => {
    expect(rulesBrokenBy(from)).toContain(rule);
  });

  it.each(allowedImports)('%s may import %s', (from) => {
    expect(rulesBrokenBy(from)).toEqual([]);
  });

  it('src/public may load src/app later', () => {
    expect(rulesBrokenBy('src/public/boot/probeLazy.ts')).toEqual([]);
  });

  it('every rule has an import here that breaks it', () => {
    const broken = new Set(violations.map((violation) => violation.rule.name));
    expect(rules.forbidden?.map((rule) => rule.name).filter((name) => !broken.has(name ?? ''))).toEqual([]);
  });
});
