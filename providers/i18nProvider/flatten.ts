import type { Messages } from './mergeMessages';

/** The texts of a tree by their whole keys, such as `ra.action.back`. */
export const flatten = (tree: Messages, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
