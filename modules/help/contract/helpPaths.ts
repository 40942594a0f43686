/** The address of the manual; each of its pages is below it. */
export const helpPaths = { help: '/help' } as const;
