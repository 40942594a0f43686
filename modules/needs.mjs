/**
 * The modules that are built on another one, by the names of their folders: they may import it, as their READMEs say, and are
 * left out with it.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const needs = { sandbox: ['elements', 'integration'], webhooks: ['integration'] };

/**
 * Returns whether a module is left out of a build that was told to leave some out.
 * @param {string} name
 * @param {readonly string[]} without the names of their folders
 */
export const isLeftOut = (name, without) =>
  [name, ...(needs[name] ?? [])].some((one) => without.includes(one));
