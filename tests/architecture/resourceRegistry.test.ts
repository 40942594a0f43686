import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { access } from '../../contract/access';
import { foldersIn, textOf } from './projectFiles';

const resources = foldersIn('resources');

describe('a resource is complete', () => {
  it('there are resources', () => expect(resources).not.toEqual([]));

  it.each(resources)('%s declares itself in index.ts', (name) => {
    const path = `resources/${name}/index.ts`;
    expect(existsSync(path), `add ${path} with defineResource({ name: '${name}', … })`).toBe(true);
    expect(textOf(path), `the name in ${path} is the folder's`).toContain(`name: '${name}'`);
  });

  it.each(resources)('%s has an adapter', (name) => {
    const path = `providers/dataProvider/adapters/${name}.ts`;
    expect(existsSync(path), `add ${path}, which turns its react-admin calls into those of /api`).toBe(true);
    const registered = new RegExp(`^import \\{ ${name} \\} from './adapters/${name}'`, 'm');
    expect(
      textOf('providers/dataProvider/dataProvider.ts'),
      `add ${name} to the adapters of providers/dataProvider/dataProvider.ts`,
    ).toMatch(registered);
  });

  it.each(resources)('%s has messages', (name) => {
    const path = `providers/i18nProvider/messages/${name}.ts`;
    expect(existsSync(path), `add ${path} with the texts of resources.${name}.…`).toBe(true);
  });

  it.each(resources)('%s has access rows', (name) => {
    expect(Object.keys(access), `add a row for ${name} to contract/access.ts`).toContain(name);
  });
});
