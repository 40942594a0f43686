/** Returns whether a path is below another: `/things/5/details` is below `/things`, `/things` itself is not. */
export const isBelow = (path: string | undefined, parent: string): boolean =>
  path?.startsWith(`${parent}/`) === true && path.length > parent.length + 1;
