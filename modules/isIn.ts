/** The modules to leave out of this build, by the names of their folders, separated by commas. */
const without: string = import.meta.env.VITE_WITHOUT_MODULES ?? '';

/** Returns whether a module is part of this build; all are, unless the build was told otherwise. */
export const isIn = ({ name }: { readonly name: string }): boolean => !without.split(',').includes(name);
