import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registry } from '../../../src/app/registry';
import { isInSpec, specRoutes } from './specRoutes';

const asInSpec = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');
const declared = registry
  .filter(isInSpec)
  .flatMap(({ name, screens }) => screens.map(({ path }) => ({ path: asInSpec(path), folder: name })));
const ofResources = specRoutes.filter((route) => route.folder);

describe('2.1 Route table', () => {
  it.each(declared)('$path, declared by $folder, stands in it', ({ path, folder }) => {
    expect(ofResources.find((route) => route.path === path)?.folder).toBe(folder);
  });

  it.each(ofResources.filter(({ folder }) => existsSync(`resources/${folder}/index.ts`)))(
    '$path is declared by resources/$folder',
    ({ path }) => {
      const paths = declared.map((route) => route.path);
      expect(paths, `declare a screen at ${path}`).toContain(path);
    },
  );
});
