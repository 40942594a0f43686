import type { ResourceDefinition } from '../kit/resource/defineResource';

const modules = import.meta.glob<Record<string, ResourceDefinition>>('../../resources/*/index.ts', {
  eager: true,
});

/** Every resource that a folder of resources/ declares. */
export const registry: readonly ResourceDefinition[] = Object.values(modules).flatMap(Object.values);
