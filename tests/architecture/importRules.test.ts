import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import rules from '../../.dependency-cruiser.mjs';

/** Where each room of the table stands, and a folder in it to import. */
const rooms = {
  contract: 'contract',
  'src/kit': 'src/kit/form',
  providers: 'providers/http',
  'src/blocks': 'src/blocks/detail',
  'another resource': 'resources/another',
  'src/app': 'src/app/layout',
  server: 'server/services',
  tests: 'tests/support',
} as const;
type Room = keyof typeof rooms;

type Cell = 'yes' | 'types' | 'no';

/** The table of imports in docs/decisions.md: from → what it may import; rooms not named are forbidden. */
const table: Record<string, Partial<Record<Room, Cell>>> = {
  contract: { contract: 'yes' },
  'src/kit': { 'src/kit': 'yes' },
  providers: { contract: 'yes', providers: 'yes' },
  'src/blocks': { contract: 'yes', 'src/kit': 'yes', providers: 'types', 'src/blocks': 'yes' },
  'resources/some': { contract: 'yes', 'src/kit': 'yes', providers: 'types', 'src/blocks': 'yes' },
  'src/app': {
    contract: 'yes',
    'src/kit': 'yes',
    providers: 'yes',
    'src/blocks': 'yes',
    'another resource': 'yes',
    'src/app': 'yes',
  },
  server: { contract: 'yes', server: 'yes' },
  demo: { contract: 'yes', 'src/app': 'yes', server: 'yes' },
  tests: {
    contract: 'yes',
    'src/kit': 'yes',
    providers: 'yes',
    'src/blocks': 'yes',
    'another resource': 'yes',
    'src/app': 'yes',
    server: 'yes',
    tests: 'yes',
  },
};

const importers = Object.keys(table);
const roomNames = Object.keys(rooms) as Room[];
const probeName = (room: Room, kind: 'value' | 'type') => `${room.replace(/\W/g, '')}${kind}`;

/** Single imports that a rule of its own forbids: importer, what it imports, the rule. */
const singleImports = [
  ['server/routes/probe.ts', '../db/target', 'routes-call-services'],
  ['server/routes/probe.ts', '../seed/target', 'routes-call-services'],
  ['server/services/application/probe.ts', '../../http/target', 'services-know-no-transport'],
  ['server/services/application/probe.ts', '../../presenters/target', 'services-know-no-transport'],
  ['server/services/application/probe.ts', 'hono', 'services-know-no-transport'],
  ['server/db/probe.ts', '../services/target', 'database-stands-alone'],
  ['server/http/probe.ts', '../node/target', 'node-is-the-outermost-part'],
  ['server/http/probe.ts', 'node:fs', 'only-server-node-needs-node'],
  ['src/app/probe.ts', 'node:path', 'only-server-node-needs-node'],
  ['server/db/connect.ts', 'pg', 'only-server-node-names-node-packages'],
  ['src/kit/probe.ts', './absent', 'not-to-unresolvable'],
  ['server/services/mutual.ts', './mutualBack', 'no-cycles'],
  ['providers/probe.ts', 'vitest', 'not-to-dev-dependencies'],
  ['src/main.ts', 'react-admin', 'light-part-needs-react-only'],
  ['src/app/session/probe.ts', 'ra-core', 'light-part-needs-react-only'],
  ['src/app/light/probe.ts', '@mui/material', 'light-part-needs-react-only'],
  ['src/app/entry/probe.ts', 'react-router', 'light-part-needs-react-only'],
  ['src/app/layout/Header.ts', 'zod', 'light-part-needs-react-only'],
  ['src/app/config/probe.ts', '../App', 'light-part-loads-the-rest-later'],
  ['src/app/session/kitProbe.ts', '../../kit/form/target', 'light-part-loads-the-rest-later'],
  ['src/app/session/linkProbe.ts', '../../kit/buttons/ButtonLink', 'light-part-loads-the-rest-later'],
  ['src/kit/buttons/probe.ts', 'ra-core', 'light-part-needs-react-only'],
  ['src/kit/notifications/ToastStack.ts', 'ra-core', 'light-part-needs-react-only'],
  ['src/kit/inputs/TextBox.ts', './DateInput', 'light-part-loads-the-rest-later'],
] as const;

const allowedImports = [
  ['server/routes/probeAllowed.ts', '../services/target'],
  ['server/routes/probeAllowed.ts', '../presenters/target'],
  ['server/routes/probeAllowed.ts', '../http/target'],
  ['server/services/application/probeAllowed.ts', '../../db/target'],
  ['server/node/probeAllowed.ts', 'node:fs'],
  ['server/node/probeAllowed.ts', 'pg'],
  ['tests/support/probeAllowed.ts', 'node:fs'],
  ['demo/probeAllowed.ts', '../src/main'],
  ['src/app/App.ts', 'react-admin'],
  ['src/app/layout/AppLayout.ts', '@mui/material'],
  ['src/app/session/buttonProbe.ts', '../../kit/buttons/Button'],
  ['src/kit/buttons/ButtonLink.ts', 'react-router'],
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
    add('src/main.ts', 'export const target = 1;');
    for (const part of ['buttons/Button', 'inputs/DateInput'])
      add(`src/kit/${part}.ts`, 'export const target = 1;');
    add('src/app/entry/probeLazy.ts', "export const later = () => import('../App');");
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

  it('the light part may load the rest later', () => {
    expect(rulesBrokenBy('src/app/entry/probeLazy.ts')).toEqual([]);
  });

  it('every rule has an import here that breaks it', () => {
    const broken = new Set(violations.map((violation) => violation.rule.name));
    expect(rules.forbidden?.map((rule) => rule.name).filter((name) => !broken.has(name ?? ''))).toEqual([]);
  });
});
