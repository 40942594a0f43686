import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { access, accessRule } from '../../contract/access';
import { clientModules } from '../../modules/client';
import { allMessages } from '../../providers/i18nProvider/allMessages';
import type { Messages } from '../../providers/i18nProvider/mergeMessages';
import { registry } from '../../src/app/registry';
import { foldersIn } from './projectFiles';

const resources = foldersIn('resources');
const declared = registry.map((resource) => ({ ...resource, texts: resource.texts ?? [] }));

const messageAt = (key: string): string | Messages | undefined =>
  key
    .split('.')
    .reduce<string | Messages | undefined>(
      (group, part) => (typeof group === 'object' ? group[part] : undefined),
      allMessages,
    );
const isMissing = (key: string) => typeof messageAt(key) !== 'string';

describe('a resource is complete', () => {
  it('there are resources', () => expect(resources).not.toEqual([]));

  it.each(resources)('%s declares itself in index.ts', (name) => {
    const path = `resources/${name}/index.ts`;
    expect(existsSync(path), `add ${path} with defineRecordResource({ name: '${name}', … })`).toBe(true);
  });

  it.each(resources)('%s is in the registry', (name) => {
    expect(
      registry.map((resource) => resource.name),
      `export what defineRecordResource returns from resources/${name}/index.ts; its name is the folder's`,
    ).toContain(name);
  });

  it.each(resources)('%s has access rows', (name) => {
    expect(Object.keys(access), `add rows for ${name} to contract/access.ts`).toContain(name);
  });

  it.each(declared)('$name has an access row for every action that its screens ask for', (resource) => {
    const { name, screens, menu, actions = [] } = resource;
    const asked = [...[...screens, ...menu].map(({ action }) => action), ...actions];
    const missing = asked.filter((action) => !accessRule(name, action));
    expect(missing, `add these actions to the rows of ${name} in contract/access.ts`).toEqual([]);
  });

  it.each(declared)('$name has every text that its screens show', ({ name, menu, texts }) => {
    const missing = [...menu.map(({ label }) => label), ...texts].filter(isMissing);
    expect(missing, `add these texts to resources/${name}/messages.ts`).toEqual([]);
  });

  it('no two screens have the same URL', () => {
    const paths = registry.flatMap(({ screens }) => screens.map(({ path }) => path));
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });
});

describe('the adapters', () => {
  const modules = import.meta.glob<{ adapters?: object }>('../../providers/dataProvider/*.ts', {
    eager: true,
  });
  const names = [
    ...Object.values(modules).flatMap(({ adapters = {} }) => Object.keys(adapters)),
    ...clientModules.flatMap(({ adapted = [] }) => adapted),
  ];

  it('are found', () => expect(names).toContain('applications'));

  it('serve each resource once', () =>
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]));

  it('and places of a module are those that it says', async () => {
    for (const { name, adapted = [], late = [], load } of clientModules) {
      const { adapters = {}, slots = {} } = (await load?.()) ?? {};
      expect([Object.keys(adapters), Object.keys(slots)], `modules/${name}`).toEqual([adapted, late]);
    }
  });
});
