/**
 * The modules that are built on another one, by the names of their folders: they may import it, as their READMEs say, and are
 * left out with it.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const needs = { sandbox: ['elements', 'integration'], webhooks: ['integration'] };
