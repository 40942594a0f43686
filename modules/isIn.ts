import { needs } from './needs.mjs';

/** The modules to leave out of this build, by the names of their folders, separated by commas. */
const without: readonly string[] = (import.meta.env.VITE_WITHOUT_MODULES ?? '').split(',');

/** Returns whether a module is part of this build; all are, unless the build was told otherwise of them or of what they need. */
export const isIn = ({ name }: { readonly name: string }): boolean =>
  ![name, ...(needs[name] ?? [])].some((one) => without.includes(one));
