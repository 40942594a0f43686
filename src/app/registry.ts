import { clientModules } from '../../modules/client';
import type { ResourceDefinition } from '../kit/resource/defineResource';

const modules = import.meta.glob<Record<string, ResourceDefinition>>('../../resources/*/index.ts', {
  eager: true,
});

/** Every resource declared by a folder of resources/ or by a module. */
export const registry: readonly ResourceDefinition[] = [
  ...Object.values(modules).flatMap((module) => Object.values(module)),
  ...clientModules.flatMap(({ resources = [] }) => resources),
];
