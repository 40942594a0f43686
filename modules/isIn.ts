import { isLeftOut } from './needs.mjs';

/**
 * Returns whether a module is part of this build; all are, unless the build was told otherwise of them or of what they need, by
 * the names of folders, separated by commas. Where it was told nothing, the bundler drops the question.
 */
export const isIn = ({ name }: { readonly name: string }): boolean =>
  !import.meta.env.VITE_WITHOUT_MODULES || !isLeftOut(name, import.meta.env.VITE_WITHOUT_MODULES.split(','));
